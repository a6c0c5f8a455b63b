/**
 * Words and phrases that callers use for the same thing. Longer phrases match first, so that 'money back' is not
 * 'money'. A word in none of the lists counts by its stem.
 */
export const concepts: Record<string, string> = {
  // People and businesses
  agent:
    'agent, agents, bot, bots, voicebot, robot, robots, machine, machines, ai, assistant, receptionist bot, voice agent, ai agent, ai agents, virtual assistant, virtual receptionist, voice assistant, ai assistant, the system, this thing',
  customer:
    'customer, customers, client, clients, caller, callers, patient, patients, guest, guests, buyer, buyers, shopper, shoppers, clientele',
  chat: 'chatbot, chatbots, chat, chats, messenger, live chat, chat bot, chat bots, dm, dms',
  company: 'company, companies, agency, agencies, firm, firms, organisation, organization, outfit',
  trade:
    'salon, studio, clinic, gym, restaurant, bakery, cafe, bar, spa, hotel, barber, dentist, dentists, doctor, doctors, physician, vet, plumber, plumbers, plumbing, electrician, contractor, contractors, roofer, lawyer, lawyers, attorney, law firm, accountant, accountants, realtor, realtors, real estate, broker, brokers, coach, coaches, coaching, consultant, consultants, consulting, freelancer, freelancers, therapist, tutor, school, store, stores, shop, shops, online shop, online store, e commerce, ecommerce, webshop, retail, retailer, healthcare, practice, nonprofit organisation, photographer, landscaper, cleaning company, garage, mechanic, hairdresser, groomer, dog groomer, pet groomer, grooming, bakeries, restaurants, hotels, hairdressers, barber shop, nail bar, beauty salon, beauty, tattoo, physio, physiotherapist, physiotherapy, chiropractor, osteopath, massage, optician, pharmacy, hospital, medical practice, psychologist, nurse, midwife, law firms, notary, tax advisor, bookkeeper, insurance agency, travel agency, tour operator, car dealer, dealership, car wash, driving school, language school, kindergarten, daycare, nursery, florist, flower shop, butcher, brewery, winery, catering, caterer, food truck, pizzeria, deli, event planner, wedding planner, wedding, dj, musician, painter, painters, carpenter, carpenters, joiner, builder, builders, construction, hvac, heating, locksmith, pest control, gardener, gardening, lawn care, cleaner, cleaners, cleaning, laundry, moving company, movers, taxi company, courier, logistics, property manager, property management, estate agent, estate agents, airbnb, holiday rentals, vacation rentals, campsite, fitness, pilates, crossfit, personal trainer, trainer, dance school, music school, tutoring, marketing agency, design agency, web agency, it company, saas, manufacturer, wholesaler, church, charity, charities, club, theatre, cinema, veterinary, kennel, jeweller, tailor shop, boutique, bookshop, bookstore, toy shop, startup, startups, etsy, shopify',
  industry:
    'businesses you help, companies you help, clients you help, businesses do you help, business types, types of clients, kinds of clients, right size, size for it, do you do restaurants, something you do, overkill, industry, industries, sector, sectors, niche, niches, trade, trades, line of work, kinds of business, kind of business, type of business, types of business, types of businesses, kinds of businesses, sort of business, sorts of business, kinds of companies, kind of company, sort of company, sorts of companies, types of companies',
  business: 'business, businesses',
  fit: 'who is this for, who is that for, is this for, who should get, who should use, who should have, who is it for, who needs, work for a, work for an, be for me, be for us, take on, specialise in, specialize in, specialised, specialized, fit, suit, suits, suitable, right for, make sense, makes sense, good for, meant for, ideal for, appropriate',
  small:
    'small, tiny, little, one man, one woman, solo, self employed, on my own, by myself, single person, sole trader',
  few: 'few calls, handful of calls, only get, hardly any calls, not many calls, low volume, few',
  worth: 'worth it, worthwhile, worth, pay off, pays off, pay for itself, pays for itself',
  user: 'lot of clients, lots of clients, many clients, lot of customers, many customers, lots of customers, lot of users, used by, use it already, use frontdesk, customers have you got, clients have you got, how many clients, how many customers, how many companies, how many businesses, how many people use, how many users, how many firms, widely used, others use this, other people use, others using, anyone else use, trust you, on board, first customer, user, users, user base, userbase, customer base, client base, people use, popular',
  // Technical
  coding:
    'it staff, it support staff, our it, technical setup, techy, good at computers, web guy, web designer, webmaster, web developer, it skills, techy, non techie, non technical, reprogram, code, coding, coder, codes, programmer, programmers, programming, program it, program anything, program something, write code, developer, developers, develop software, software engineer, tech skills, technical, technical knowledge, techie, tech savvy, technically, technology, computer, computers, computer skills, it department, an it department, it people, it person, it guy, it team, tech person, tech team, no code, drag and drop, script',
  difficult: 'hard to use, complicated, complex, difficult, tricky, weird, unusual, odd, strange, complexity',
  beginner: 'beginner, dummy, newbie, old school, dinosaur, not good with',
  change: 'change, changes, changed, update, updates, updated, edit, modify, amend',
  // Time
  howlong:
    'fastest you can, the fastest, earliest, how early, how long, how soon, how fast, how quick, how quickly, how many days, how many weeks, turnaround, turnaround time, time frame, timeframe, how much time until, how much time before, lead time, eta',
  start:
    'start, starts, started, starting, begin, begins, beginning, sign up, signed up, signup, signing up, enroll, enrol, join, get going, onboard, kick off, get started',
  live: 'the build, build time, wait for my agent, wait for the agent, get built, gets built, be built, be finished, be done, be completed, delivery date, sign today, if i sign, online soon, first call, take its first call, answering our phone, answering my phone, up and runing, live, launch, launched, launching, up and running, operational, in operation, rollout, roll out, rolled out, deploy, deployment, deployed, go live, ready, implementation, implement, implemented, running, in place, installed, finished',
  delay: 'delay, delays, delayed, hold up, hold things up, slow down, slows down, hold back',
  schedule: 'timeline, schedule, day by day, laid out, road map, roadmap, milestones, plan, planned, week plan',
  firstweek:
    'day 1, day 2, day 3, day 4, day 5, day 6, day 7, day one, day two, day three, day four, day five, day six, day seven, first day, second day, third day, last day, first week, days 2 and 3, days 4 and 5, days 6 and 7',
  discovery: 'discovery, discovery call, kickoff call, intro call, kick off call',
  waittime:
    'days, weeks, months, week or so, matter of days, next week, this week, by monday, by friday, by next friday, within a week',
  // Security
  data: 'phone numbers and names, names and numbers, names and addresses, data, information, info, details, records, personal data, customer data, client data, personal information, personal details, contact details, private things',
  security:
    'secure, security, safe, safety, safely, protected, protection, protect, hack, hacked, hackers, breach, breaches, leak, leaks, leaked',
  privacy:
    'guarantee privacy, who reads, who listens, read the conversations, listen to the calls, private, privacy, confidential, confidentiality, sensitive, discreet, secret, eavesdrop, share our, sell our',
  law: 'gdpr, ccpa, compliant, compliance, comply, data protection law, privacy law, regulation, regulations, california',
  encrypted: 'encrypted, encryption, encrypt',
  delete: 'delete, deleted, deletion, erase, erased, remove, removed, wipe, wiped, forget me',
  sell: 'who do you give, sell, sells, selling, third parties, third party, share, shares, shared',
  // Limits
  answerunknown:
    'never trained on, was not trained on, never learned, never heard of, get confused, gets confused, confused, unexpected, stumped, out of its depth, no clue, no idea, make up an answer, makes up answers, make stuff up, makes stuff up, make things up, makes things up, make up answers, invent, invents, hallucinate, hallucinates, hallucination, hallucinations, guess, guesses, guessing, does not know, do not know, not know the answer, wrong answer, wrong answers, mistake, mistakes, say something wrong, lie, lies, gets it wrong, gets something wrong, does not understand, stuck, make anything up, bluff',
  complaint: 'complaint, complaints, complain, angry, upset, furious, rude, annoyed',
  advice: 'advice, diagnosis, medical, legal',
  limits:
    'too much for it, types of questions, does it give up, hard questions, too difficult, too hard, what can not, can not the agent, any question, every question, all questions, everything people ask, can not it do, it can not do, not able to do, unable to, limit, limits, limitation, limitations, weakness, weaknesses, can it not do, can not do, not good at, struggle with, struggles with',
  smart:
    'really understand, how much does it understand, how much can it understand, smart enough, good enough, intelligent enough, smart, clever, intelligent, intelligence, capable',
  handle:
    'what does it do with, what does it do when, what does it do if, what does the agent do with, what does the agent do when, what does the agent do if, what happens when it, handle, handles, deal with, cope, cope with, copes with, manage, manages',
  // Setup and support
  setup:
    'setup package, parts of the setup, setup, set up, setting up, onboarding, installation, install, configuration, configure',
  included:
    'in the box, consist of, consists of, included, include, includes, including, comes with, come with, part of, package, packages, bundle, what exactly do i get, what do i get, what do we get, all in, deliverables, deliver, contain, contains, cover, covers',
  training: 'training, train, trained, trains, teach, taught',
  testing: 'test, tests, testing, tested, try out, trial run, check it, dry run',
  flows: 'conversation flow, conversation flows, call flow, call flows, flows, scripts, dialogue, dialogues',
  support:
    'support, hotline, helpline, service desk, customer care, customer support, tech support, help desk, helpdesk, help line, maintenance, aftercare, assistance, customer service',
  broken:
    'breaks, break, broken, breaks down, problem, problems, goes wrong, go wrong, went wrong, stops working, stop working, fails, failure, bug, bugs, crash, crashes, outage, goes down, issue, issues, trouble, malfunction',
  afterlaunch:
    'after launch, after the launch, once it is live, after it is live, first month, month is over, afterwards support',
  always:
    'day or night, whenever, every hour, times of day, all times, always, 24 hours a day, 24 hours, all day, all hours, round the clock, around the clock, day and night, any time, anytime, at any hour, all the time, nonstop, non stop, every day, seven days a week, 7 days a week, on all the time, always on, never closes, never sleeps',
  night:
    'book at midnight, call at midnight, late at night, at midnight, middle of night, small hours, early morning, night, nights, at night, overnight, midnight, late, 2 am, 3 am, 4 am, three am, two am, in the morning, three in the morning, middle of the night, sleep, sleeps',
  holiday:
    'easter, holiday, holidays, public holiday, public holidays, bank holiday, bank holidays, christmas, easter, thanksgiving, new year, new years',
  weekend: 'weekend, weekends, saturday, saturdays, sunday, sundays',
  evening:
    'evening, evenings, after hours, after five, after six, after work, outside opening hours, out of hours, after closing, when we are closed, we close, lunch, lunchtime, lunch break, lunch rush, rush hour',
  available:
    'when can customers call, when can people call, when can callers, available, availability, open, on duty, working hours, opening hours, business hours, operating hours, office hours, which hours, what hours, what times, reachable',
  // Sound and behaviour
  voice: 'voice, voices, accent, accents, male, female, woman, man, masculine, feminine, pitch',
  tone: 'match our brand, match our style, fit our brand, brand voice, tone, tone of voice, style, manner, casual, formal, informal, funny, friendly, polite, professional, serious, personality, character, sound like us, sounds like us, sound like our brand, brand voice, on brand',
  customize:
    'change what it says, change the way, decide how, control how, our greeting, own greeting, our own words, our company rules, follow our rules, adjustable, set the tone, say what we want, decide what it says, control what it says, change how it, influence how, keep answers short, less chatty, fine tune, customize, customise, customized, customised, customization, customisation, customizable, personalize, personalise, tailor, tailored, adjust, adapt, configure how, tweak, choose, pick, select, decide',
  forbid:
    'never to discuss, never to talk about, never to mention, not to mention, not to discuss, not to talk about, restrict, restrict what, limit what it says, keep it from, stop it from, should never say, should not say, must never say, never say, forbid, forbidden, never discuss, never talk about, never mention, not talk about, taboo, avoid, off limits, not discuss, must not',
  mention:
    'mention, mentions, always say, always mention, policy, policies, rule, rules, cancellation policy, cancellation rule',
  giveaname: 'give it a name, name it, its own name, choose its name, call it',
  natural:
    'natural, naturally, robotic, human like, humanlike, lifelike, realistic, real conversation, normal, normally, like a human, like a person, like a real person, sound like a machine, sounds like a machine, sound like a robot, sounds human, sound human, sounds fake, stiff, weird voice, conversational',
  commands: 'commands, command, keywords, special words, magic words, certain words, exact words',
  changemind:
    'change their mind, changes their mind, change your mind, change my mind, changed their mind, corrects themselves, correct themselves, mid sentence, half way through, halfway, interrupt, interrupts, interrupted, interrupting, talk over',
  notice: 'notice, tell it is, realise, realize, find out it is, know it is, recognise, recognize',
  speak: 'speak freely, talk freely, speak, speaks, speaking, talk, talks, talking, spoken to',
  // People
  person:
    'live human, live agent, person, real person, human, humans, human being, somebody, someone, live person, actual person, real human, people',
  ourteam:
    'my staff, our staff, my team, our team, employee, employees, colleague, colleagues, coworker, coworkers, staff, team, my people, one of us, with me, through to us, to me, reach us, with us',
  handover:
    'pass calls, pass complicated, be reached, give the call to, transfer, transfers, transferred, transferring, forward, forwards, forwarded, forwarding, hand over, handover, hands over, hand off, handoff, hand offs, pass on, passes on, pass people on, passed on, escalate, escalates, escalated, escalation, put through, puts through, route, routes, redirect, redirects, connect them to, patch through, insist, insists',
  message:
    'note down, write down who, jot down, take a message, takes a message, take messages, takes messages, leave a message, message taking, voice message',
  summary:
    'tell me what the call was about, what the call was about, what was said, summary, summaries, summarize, recap, briefing',
  hate: 'hate, hates, do not like, does not like, dislike, dislikes, refuse to talk, do not want to talk',
  nobodyfree:
    'no one on my team, nobody on my team, no one on our team, nobody on our team, no one there, nobody there, no one is free, nobody can take, nobody is free, no one is free, nobody is available, no one is available, nobody in the office, nobody is there, no one is there, everyone is busy, all busy',
  // Money
  save: 'save, saves, saving, savings, saved, cheaper, cut, cuts, reduce, reduces, reduction, lower, economise, economize',
  money: 'money, costs, expenses, expense, bill, budget, dollars, bucks, support costs',
  price:
    'cheaper plan, cheaper plans, cheapest plan, cheap plan, hourly rate, price please, invoice, the cost, monthly plan, monthly plans, pricing plan, pricing plans, payment plan, price plan, subscription plan, what would it cost, would it cost, do i pay, pay monthly, pay yearly, how much money is it, how much would i pay, how much do i pay, how much do we pay, cheapest, paypal, how much does it cost, how much does this cost, how much would it cost, how much is it, how much is this, how much do you charge, how much are you, what does it cost, what does this cost, what would it cost, what will it cost, what is the cost, cost me, cost, price, prices, pricing, priced, price list, fee, fees, rate, rates, charge, charges, per month, per minute, per call, monthly, subscription, quote, tariff, plans, tiers, expensive, affordable',
  discount: 'discount, discounts, coupon, promo, deal, special offer',
  contract:
    'contract, contracts, notice period, commitment, cancel anytime, cancellation period, minimum term, locked in',
  roi: 'return can we expect, return can i expect, kind of return, would a business buy, should a business, why buy, good investment, worth the investment, smart investment, why is this better than, better than an answering machine, what advantages, bottom line, good reason, one good reason, convince me, why should i, why should we, why would i, why would we, get out of it, what do we get out, what do i get out, helpful for us, how does it help, how would it help, profit, profitable, roi, return on investment, return on my investment, payback, gain, gains, benefit, benefits, advantage, advantages, get out of it, get out of this, out of it for me, what is in it for me, what is in it for us, upside, value, what is the point, results do your clients, kind of results',
  receptionist:
    'receptionist, secretary, call center, call centre, hiring someone, hiring somebody, hire someone, hire somebody, answering service',
  timesaved:
    'free time, more free time, spare time, time saver, saves us time, save us time, time saving, saves time, save time, saves time, saving time, time does it save, hours a week, hours per week, hours every week, hours each week, time back, free up, frees up, free up time, spend hours, waste hours, more time, hours weekly, hours would that save, hours does it save, save me time, saves me time',
  increase:
    'increase, increases, more, raise, grow, boost, additional, extra, fill, fills, bring in, brings in, bring more, two to five times, 2x, 5x, 2 to 5 times, double, uplift',
  booking:
    'booking, bookings, appointment, appointments, book more, reservation, reservations, leads, lead, sales, revenue, turnover, conversions, my calendar, calendar full, book clients, income',
  guarantee:
    'my money again, see my money, flops, flop, backfires, a dud, waste of money, guarantee, guarantees, guaranteed, warranty, money back, money back guarantee, refund, refunds, refunded, reimburse, risk, risks, risk free, riskfree',
  notwork:
    'not work out, does not work for us, does not work for me, do not like it, not happy, unhappy, not satisfied, dissatisfied, disappointed, rubbish, useless, does not work, no results, not work for us, not work for me, any results, do not see results, does not deliver, not work out, does nothing, hate it, turns out bad, no good, terrible',
  trial:
    'give it a whirl, give it a go, give it a spin, taster, free of charge, commit, committing, commit any money, first week free, first month free, no obligation, without obligation, trial, trail, free trial, try it, try it out, try before, try this, test it for free, free version, demo version, trial period, test drive, for free, before i pay, before i buy, before buying, before paying, without paying, upfront, up front, pay in advance, test phase, testing period, sample',
  pay: 'pay, paying, paid, payment, buy, buying, purchase',
  // Calls
  pickup:
    'pick up, picks up, picked up, answer the phone, answers the phone, answer calls, answers calls, answer a call, pick up the phone, picks up the phone, get to the phone',
  missed:
    'never pick up, never picks up, never answer, never answers, never get through, do not get through, can not get through, hang up, hangs up, give up, gives up, miss, misses, missed, missing, missed call, missed calls, miss calls, lose calls, losing calls, losing customers, lose customers, losing clients, unanswered, go unanswered, nobody picks up, no one picks up, nobody answers, no one answers, voicemail, voice mail, can not answer, can not pick up, do not answer, ring out, rings out, slip through',
  burnout:
    'slammed, run off our feet, hectic, understaffed, short staffed, too few people, under water, up to my neck, busy with clients, busy with customers, busy with a client, busy with a customer, with a client, with a customer, hands full, burnout, burnt out, burned out, overworked, overwhelmed, stressed, stress, exhausted, drowning, swamped, busy, flooded, interrupts us, rings all day, phone never stops, on a job, too many calls, snowed under',
  queue:
    'busy tone, engaged tone, busy signal, busy line, line busy, queue, queues, hold, on hold, hold music, wait on hold, wait in line, waiting line, wait, waiting, waits, stand in line, line',
  atonce:
    'call together, together at once, several customers, multiple customers, at once, at the same time, simultaneously, simultaneous, in parallel, parallel, same moment, several calls, multiple calls, ten people, ten calls, many calls, lots of calls, capacity, concurrent, several people, hundred calls, multiple people, multiple callers, two people, two calls',
  ring: 'ring, rings, first ring, tenth caller',
  menu: 'menu, menus, press 1, press one, press buttons, press a button, keypad, phone tree, touch tone',
  instantly: 'instant, instantly, immediately, right away, straight away, at once answered, delay before',
  integrate:
    'integrate, integrates, integrated, integration, integrations, connect, connects, connected, connecting, sync, syncs, synchronize, synchronise, link up, links up, hook up, hooks up, plug into, plugs into, plug in, compatible, compatibility, talk to our, work with our, works with our, api, zapier, tie in, tie into',
  crm: 'diary, agenda, planner, appointment book, scheduler, management software, practice software, erp, ticket system, our programs, crm, crms, hubspot, salesforce, zoho, pipedrive, monday com, airtable, notion, google calendar, outlook, calendly, calendar, google sheets, software, tools, tool, systems, database, spreadsheet, booking system, booking software, acuity, mindbody',
  copy: 'copy, copies, type in, retype, by hand, manually, manual entry, data entry, enter data, write the leads, notes',
  phoneline: 'phone line, phone lines, telephone line, phone number, my number, our number, landline',
  // Getting in touch
  contact:
    'get hold of, best way to contact, contact details, best way to reach, how to reach, how can i reach, how do i reach, best way to contact, where can i reach, contact you, contact us, reach you, get in touch, in touch, get hold of you, talk to you, speak to you, speak with you, talk with you, write to you, call you, contact',
  consultation:
    'consultation, consultations, meeting, book a call, book a demo, demo call, book a demo call, schedule a call, schedule a demo, schedule a consultation, arrange a call, set up a call, appointment with you',
  worktogether:
    'hiring you, go about hiring you, work with you guys, become your client, become your customer, become one of your clients, want to sign up, like to sign up, want to join, want to buy, want to order, want to become, where can i send, where do i send, where to send, where do i sign, work together, working together, hire you, become a client, become a customer, work with you, working with you, use your service, do business with you, order it, place an order',
  reply:
    'reply, replies, respond, responds, response, response time, get back to me, get back, gets back, hear from you, hear back, call me back, calls me back, calling me back, call back, write back, gets in touch, will contact me, be in touch, someone answers my request, answer my request, answers my request',
  request:
    'request, requests, enquiry, inquiry, form, the form, submission, submit, submitted, fill in the form, fill out the form, leave my details, leave you my details, leave my number, send my details, application',
  next: 'next, what happens next, next step, next steps, afterwards, then what, after that, after i send, after i submit, after i sign, once i send, once i submit, following steps',
  process:
    'things work with you, going to do it, work with you guys, do you do to set up, do to set up, do to build, how do you set up, set up an agent, build an agent, create an agent, make an agent, run me through, take me through, talk me through, how you would do this, how would you do this, how would this work, what are the stages, stages, phases, how do i get from, what do you do first, where do you start, where does it start, how would you set, how do you set, how would you build, how do you build, how is it built, how is it made, process, procedure, approach, method, steps, step by step, three steps, walk me through, how does it work, how does this work, how it works, how this works, how does that work, how do you go about, how you work, how do you do it, go about it',
  first: 'first, at the beginning, to begin with, initially',
  whatdoyoudo:
    'what is your business, what business are you in, you guys build, what do you build, what you build, what do you make, what is your agency about, summarize what you offer, can i use this for, can we use this for, use it for, good for, what is the use, kind of services, kinds of services, services do you offer, services do you provide, services you offer, what services, do you offer, you offer, what do you provide, you provide, you guys offer, what are your services, what this service is, what your service is, what your company does, would you automate, can you automate, would the agent do, can the agent do, does the agent do all day, what would it do, what is this service about, what is this service, what is the service, what is this whole thing, what is all this about, what do you do, what you do, what do you people do, what do you guys do, what you guys do, do you do exactly, what do you offer, what is it you do, what are you selling, what do you sell, what is this about, what is this, what is all this, what this is, all about, what it is about, service about, what is your product, your services, what can you do for, what can you offer, what does it do, what does the agent do, in a nutshell, in short, short version, elevator pitch',
  whoareyou:
    'introduce yourself, introduce yourselves, who are you, who you are, who is behind, tell me about you, tell me about yourselves, tell me about your company, about your company, about your agency, about the company, about frontdesk, about you, what kind of agency, what kind of company, which company, frontdesk, what is front desk, who is front desk, about front desk',
  email: 'email, e mail, mail, emails',
  headphones:
    'equipment, microphone, mic, headphones, headphone, earbuds, earbud, headset, head set, earphones, airpods, speakers, laptop speakers, loudspeaker, speakerphone',
  echo: 'echo, echoes, echoing, feedback noise, hears itself, hearing itself, hear itself, hears its own, interrupts itself',
  reach: 'reach, get through',
  // Topics outside the service
  language:
    'language, languages, multilingual, bilingual, spanish, french, german, italian, portuguese, polish, russian, chinese, mandarin, cantonese, japanese, korean, arabic, hindi, turkish, dutch, swedish, greek, hebrew, vietnamese, foreign language, speak another language',
  jobs: 'looking for employees, looking for staff, looking for people, need employees, join your team, position, positions, hiring, job, jobs, career, careers, vacancy, vacancies, job opening, job openings, openings, internship, apply, applying, work for you, salary, wage, recruiting, resume, cv',
  place:
    'office located, located, location, headquarters, headquartered, based, address, street, what city, what country, which country, texas, california office, new york, chicago, boston, london, berlin, paris, rome, tokyo, sydney, toronto, mexico, india, china, europe office, parking, near me, nearby, nearest',
  leader:
    'have you been in business, been around, been doing this, who started, who created this company, who runs the, who owns, who made, who built, who created, who programmed, how many people work at, how many people work for, ceo, founder, founders, founded, owner of this, your boss, cto, shareholders, investors, stock market, publicly traded, employees do you have, staff do you have',
  llm: 'built on, built with, based on, run on, running on, powered by, technology behind, llm, gpt, chatgpt, openai, claude, gemini, llama, mistral, anthropic, language model, ai model, which model, neural network, tech stack',
  rival:
    'different from, differ from, other companies, other providers, unlike others, set you apart, special about you, competitor, competitors, competition, better than, compare, compared, comparison, alternative, alternatives, versus',
  social:
    'facebook messages, facebook messenger, instagram messages, instagram, facebook, tiktok, twitter, linkedin, youtube, snapchat, pinterest, social media, whatsapp, telegram',
  otherwork:
    'make videos, video production, photos, photography, website design, build websites, build a website, web design, seo, google ads, advertising, ads, logo, logos, flyer, flyers, print, branding, newsletter, newsletters, marketing emails, app development, mobile app, bookkeeping, accounting, taxes',
  food: 'for lunch, lunch menu, steak, recipe, recipes, cook, cooking, bake, baking, boil, grill, fry, pizza, pasta, burger, sandwich, bread, cake, cookies, rice, egg, eggs, soup, salad, steak, chicken, fish, meat, cheese, chocolate, coffee, tea, beer, wine, banana, apple, potato, tomato, vegetarian, calories, breakfast, dinner, hungry, delicious, eat, drink',
  weather: 'weather, rain, raining, snow, snowing, sunny, temperature, forecast, storm, umbrella, degrees',
  news: 'news, politics, political, president, election, vote, government, minister, king, queen, war, army, senator, congress',
  sport:
    'about football, about sports, football, soccer, baseball, basketball, tennis, golf, hockey, olympics, match, score, team won, championship, super bowl, league, player',
  fun: 'something funny, make me laugh, tell me something, joke, jokes, song, songs, sing, music, movie, movies, film, films, series, actor, actress, singer, band, game, games, book, novel, poem, story, celebrity, concert, theater, netflix, tv, television, pirate, riddle, horoscope',
  knowledge:
    'what time is it, what is the time, what day is it, what day is today, what year is it, what is the date, live on mars, when is easter, when is christmas, when is thanksgiving, what is love, why is the sky, how fast is, how heavy is, how deep is, how long is the, longest, highest, biggest, oldest, fastest, vaccines, cleopatra, elephant, light year, percent of, ghosts, magic, how far is, how old is, how tall is, how big is, how many people live, who painted, who wrote, who invented, who discovered, capital of, population, planet, planets, moon, mars, universe, galaxy, physics, chemistry, biology, mathematics, math, equation, square root, times table, plus, minus, history, century, invented, discovered, dinosaur, mountain, river, ocean, tallest, richest, largest, religion, god, pope, bible, philosophy, meaning of life, alien, aliens',
  travel:
    'flight, flights, fly, airport, train, trains, bus, taxi, cab, uber, hotel room, vacation, passport, visa, ticket, tickets, beach, cruise, drive to, directions to, route to',
  money_matters:
    'bitcoin, crypto, stocks, shares, invest, investing, loan, mortgage, insurance, lottery, gold, exchange rate, bank account, account balance, lend, borrow',
  household:
    'washing machine, fridge, dishwasher, oven, sink, toilet, carpet, stain, laundry, garden, tire, tyre, car, engine, bike, bicycle, furniture, sofa, light bulb, gas leak, plants, ants, mice, mold',
  body: 'headache, stomach, fever, cough, pain, hurts, hurt, medicine, pills, antibiotics, pregnant, weight, diet, sick, allergy, blood, tooth, skin, sleep better, exercise',
  creature: 'dog, dogs, cat, cats, puppy, kitten, horse, bird, hamster, pet, pets, animal, animals',
  kin: 'man or a woman, do you have friends, do you sleep, are you happy, do you eat, do you dream, star sign, your age, my brother, my sister, my family, my friend, my name, you in love, your birthday, for breakfast, mother, mom, father, dad, wife, husband, girlfriend, boyfriend, kids, children, landlord, neighbour, neighbor, married, single, in love, love me, date me, birthday, feelings, favourite, favorite, born',
  orderstatus:
    'outfit, gift card, gift cards, loyalty program, catalogue, my order, order number, my package, parcel, delivery, delivered, shipping, shipped, tracking number, return the, return my, returns, sent back, in stock, shoes, jacket, shirt, dress, clothes, size, sizes',
  account: 'password, log in, login, locked out, unlock, my account, delete my account, username, sign in, balance',
  device:
    'my computer, my phone is broken, my screen, my keyboard, iphone, android, laptop, tablet, printer, wifi, internet, router, browser, windows, mac, screen, battery, charger, alexa, siri, alarm, timer, reminder, lights',
  injection:
    'instructions, your instructions, previous instructions, ignore, system prompt, prompt, developer mode, jailbreak, your rules, hidden, configuration, act as, act like, pretend, roleplay, repeat the text, verbatim, admin, secret key, api key, swear',
  school:
    'homework, essay, exam, university, college, teacher, python, javascript, java, translate, translation, spell, grammar, guitar, piano',
  whattheydowithit:
    'what do you do with, what will you do with, what will happen to, what will become of, what happens with, what happens to',
};

/** Phrases before and after a question that say nothing about its topic. */
export const ignoredPhrases =
  'i was wondering, just wondering, i am wondering, i want to know, i would like to know, i wanted to know, i wanted to ask, can you tell me, could you tell me, can you explain, could you explain, do you know, tell me, i have a question, quick question, one question, one more question, another question, what about, how about, is it possible, is that possible, would it be possible, is that a problem, will that be a problem, is that going to be a problem, is this a problem, will that be an issue, is that an issue, is that a thing, is that okay, does that matter, is that right, is that true, is it true, good morning, good afternoon, good evening, good day, you guys, i just found your site, on your site, on your website, on the website, your website says, i saw, i read, i heard, i noticed, by the way, out of curiosity, for us, for me, for my business, for our business, in my business, in our business, for my company, for our company, in my case, in our case, at all, if possible, i guess, i suppose, you know, i mean, kind of, sort of, thank you, no offense, to be honest, is realistic, is that realistic';

/** All words of all concepts. */
export const conceptWords: string = Object.values(concepts).join(' ');
