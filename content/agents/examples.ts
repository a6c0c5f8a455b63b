/** Splits a text into trimmed lines, each of which is one question. */
function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/**
 * Paraphrases of questions, by the id of the entry that answers them. Only the search uses them; they are never said.
 * An entry without paraphrases is still found by its own words.
 */
export const examples: Record<string, readonly string[]> = {
  'faq/coding': lines(`
    do I need technical knowledge or computer skills
    do I need a programmer, a developer or an IT person
    must I code, program or write software myself
    I know nothing about technology or computers
    can I still use it
    we have no IT department and no developer
    is any programming needed
    does it involve coding
    is it complicated or difficult for a beginner to use
    what do you need from me
    what information must I give you
    how are changes made later
    who updates or changes the answers when something changes
    can I do it without an IT department or technical staff
    does anyone on our side have to install or program something
    I can hardly use a computer
    can I manage or run this
    do I need a web designer or a webmaster
    is it easy
    do I need any know-how, expertise or experience
    how technical is it
    how much technical work is there for me
    if our menu or prices change
    do I have to reprogram it
    who maintains it
    who keeps the answers up to date
    what do I have to prepare
    what do you need to get going
    what input do you need
    can I edit the answers myself
    I am old and not a computer whiz, can I handle this
    I am hopeless with computers
    I am not a tech person
    is it hard to set up on my own
    do I have to touch or mess around with code
    do I need to be technical or tech savvy
    do I need an engineer or a developer
    do I have to learn anything
    do you take care of all the technical bits
    do you do the technical stuff for us
    do I have to build it myself
    is it plug and play
    do I need special software or hardware
    do I have to host something on a server
    can my secretary or my staff use it without training
    who keeps the knowledge of the bot current
    what happens when our prices, menu or opening hours change
    how do I tell it about new products
    can I change what it knows
    how do we keep it up to date
    who makes changes to the agent later
    what stuff, what material, what documents do you need from me
    what do I need to provide to set it up
    what do we have to do on our side
    what access do you need to our systems
    which information about my business do you need
    no programming skills here
    is there programming involved
    I do not know anything about IT
    um so do i have to be a programmer for this
    I'm not technical at all, is that going to be a problem?
    my nephew usually does computer stuff for me, do i need him
    Do we need a developer on our side
    can somebody who can barely use excel set this up
    is there any programming involved
    do i have to write code or is it drag and drop
    we dont have an IT department, will that be an issue
    what do you need from us to build it
    who updates the agent when our prices change
    if my opening times change in december how do I tell the bot
    no tech skills here lol can i still use it
    I can barely send an email, could I manage this?
    does my web guy have to install something
    so I don't need any coding knowledge?
    how technical do i have to be
    will I have to mess around with code
    can a non techie run this
    if something in our menu changes do i have to reprogram it
    what information do you need to build my agent
    hi so I'm 62 and not exactly a computer whiz, could I handle this?
    who keeps the bot's knowledge current when we change our menu
    do you guys do all the technical bits
    i hope i dont need to touch any code??
    what stuff do you need from me to set it up
    Is there anything technical I have to do?
    is coding required
    i know nothing about ai, can i still have one
    who will keep my agent up to date
    do i need to install anything
    what do you need to know about my business
    is it easy to use for non technical people
    how do i change the answers it gives
    do i need to be good at computers
    will i need it staff for this
    can i do this without being techy
    what do you need us to prepare
    how does the agent learn about changes in my business
    is there any technical setup on my end
    what skills do i need
    would i have to hire a programmer
    is your product for techies only
    what will you need from my side
    can you update the agent when we hire new people
    how much technical knowledge does this take
    is someone without it experience able to use it
    will i be programming anything
    who makes the updates
    what do i have to send you
    I have zero tech background, will I manage
    is this a do it yourself thing or do you do it for me
    will I be messing around with settings all day
    my staff are hopeless with anything technical
    what homework do I get from you
    what do you want to know about my shop before you begin
    our menu changes every month, who puts that in
    if I raise my prices, how does it find out
    do I need to learn a new program
    does it take an engineer to run it
    can I run it without being technical at all
    do you need passwords or logins from us
  `),
  'faq/businesses': lines(`
    which kinds of companies, industries and trades is it for
    who are your clients
    who do you work with
    is it suitable for my business
    would it fit us
    would it work for a salon, clinic, restaurant, law firm, shop or gym
    I have a small business
    I am a freelancer
    I work alone
    is it for me
    we only get a few calls
    is it worth it for a tiny business
    do you work with dentists, doctors, plumbers, lawyers, coaches, realtors
    does it work for online stores
    would this work for a restaurant, a hotel, a garage or a hairdresser
    is it only for large companies and big brands
    what sort of customers do you usually have
    which clients do you take
    my wife
    my husband
    my friend runs a bakery
    could they use it
    do you specialise in a certain industry or sector
    we are a charity, a school, a church
    is it for us as well
    is a practice something you do
    who would benefit most
    who is it not for
    when does it not make sense
    I only have a handful of customers
    is it too much for me
    do you have experience with companies like ours
    I am a coach, a consultant, an agency owner
    we sell products on the internet
    is that the kind of business you work with
    I clean windows for a living, is this overkill for me
    we are a family run restaurant, do you do those
    any experience with property managers, clinics, lawyers or salons
    who gets the most out of it
    can a solo lawyer use your service
    is it worth it when the phone rings twice a day
    is it worth it with only three calls a week
    do we get enough calls for this
    is it too much for a small shop
    is my business too small or too big
    do you serve my industry
    have you done this for companies like mine
    what is your target group, your typical client
    do you only work with online brands
    is it for freelancers and self employed people
    I run a yoga studio, a bakery, a gym, would this suit me
    would an agent make sense for a hair salon
    is that something for a doctor, a dentist or a vet
    we are a plumbing company, would it work for us
    do you take on nonprofits, schools, churches
    does it work for e-commerce, for a webshop
    I am a one person business, is this for me
    my husband has a garage, could he use it
    which companies is this not suited for
    who should not use it
    are you specialised in anything
    do you work with startups
    do you work with big companies and chains too
    who is this for
    is this something for a small yoga studio
    do you work with dentists
    I run a plumbing company, would it work for us?
    what industries do you serve
    we sell candles online, is that the kind of customer you take
    uh would this make sense for a one man consulting business
    i only get like three calls a week is it worth it for me
    which sort of companies use it
    are real estate agencies among your clients
    we're a hair salon, does that fit
    does it work for an online shop
    would this work for a dog groomer
    is it only for big companies
    I'm just a freelancer, is it for me too
    are you specialised in a certain sector
    do you take on law firms
    my wife runs a bakery, could she use this
    what sort of clients do you have
    is a physio practice something you do
    when is it not worth getting an agent
    yeah hi we're a family run italian restaurant, do you do those
    any experience with property managers?
    which businesses get the most out of it
    is it worth it when the phone rings maybe twice a day
    Which industries do you work with?
    would this suit a hotel
    I have a small cleaning business, would it work
    do you have clients in healthcare
    is my company too small for this
    what businesses is it made for
    I run a barber shop with two chairs, is that too small
    who should get an ai agent
    could a mechanic's shop use this
    what business types do you support
    we are a medical practice, do you do that
    is my yoga school the right size for it
    tell me which customers you're for
    do you take freelancers
    does it fit a beauty parlor
    what's your main customer group
    do you help consultants
    is an accountant's office a good fit
    we sell furniture online, do you work with shops like us
    does your service fit small companies
    we're a dance studio, would you take us
    what are the businesses you help
    is that for e-commerce too
    would a freelancer profit from this
    i have hardly any calls, should i still get it
    we fix roofs, can it help us
    I have a nail salon with two chairs
    would a law office get anything out of it
    is my company too tiny for this
    we hardly get any calls, does it still make sense
    who is this aimed at
    we sell shoes online, are we a match
    do you take on clients like me
    is this for big corporations only
    I'm a one person show, is it overkill
    what trades is it good for
    does a place like ours need it
  `),
  'faq/results': lines(`
    how long does it take
    how many days until it works
    how fast can it be live
    how soon can we launch
    when will it be ready, up and running
    when do I see results or a difference
    is it a matter of days, weeks or months
    what can delay it
    what slows it down
    can you do it by next week
    I am in a hurry
    how quick is the implementation, the deployment, the turnaround
    how long is the build
    how long does the setup take
    how many days
    can you be finished by the end of the week or by Monday
    what is the usual time frame
    when can we expect it to be working
    how long until my phone is answered by the agent
    is a week really enough
    is it that fast
    how much time passes before it is ready
    why does it take a week
    what are you waiting for
    from signing up to launch
    how long
    when is the first day it answers calls
    how long would I be waiting before it takes its first call
    can you make it in two weeks, our season starts soon
    realistically when would it be answering our phone
    how fast can you get this going
    how quickly can you set it up
    how long from start to finish
    how much time do you need
    how long does the whole thing take
    is it really done in a week
    when could we start using it
    when will I notice an effect
    when does it pay off, when do results show
    how soon after signing up is it working
    how many days does the setup take
    how many weeks does it take to build
    can it be done faster, is there a rush option
    what is the delivery time
    what is the time to launch
    can you do it by Friday, by the end of the month
    what could hold things up or go wrong with the schedule
    what usually slows a project down
    what do we need to have ready so that there is no delay
    why would it take longer
    is that weeks or months
    how soon can I have one
    I need this quickly
    how long until it's up and running
    when would we go live
    whats the turnaround
    so like how many days before I see something
    I need this by next friday, is that realistic?
    how quick is the implementaton
    how long does the whole thing take from start to finish
    time to launch?
    and um when do i actually see a difference
    what could hold things up
    is it weeks or months before it works
    can we be live by the end of the week
    is one week really enough
    when will my agent be ready
    how long till my phone gets answered by the ai
    what's the typical timeframe
    how soon after signing up will it be working
    ok and how long would i be waiting before it takes its first call
    our busy season starts in two weeks can you make it
    hw long does it take to get up an runing
    When can we start?
    how long will it be until we're live
    how much time does the implementation take
    can it be done in under a week
    what's the time frame for the project
    when do the first results show up
    why does it take seven days
    how soon would it start answering calls
    how fast will we be online
    how many weeks should i plan for
    when will i see it working
    is a week enough time
    how long before the agent answers its first call
    what's the delivery date if i sign today
    how long do i have to wait for my agent
    when will everything be finished
    how quickly does it get built
    do you really need only one week
    when would i notice that it helps
    how long is the wait for the agent
    what's the fastest you can deliver
    how many days from now until it's running
    tell me how long the project takes
    how quickly does it start paying off
    when do the first effects show
    how many days until the thing is answering
    will it be there before the season starts
    is it a matter of days or of months
    what makes it take longer than planned
    could we be up and running before next month
    from yes to running, how much time passes
    how fast can you get us going
    we need it yesterday, how soon is it possible
  `),
  'faq/data-security': lines(`
    is the data of my customers private and secure
    are you compliant with privacy law such as the GDPR or the CCPA
    is everything encrypted
    where is information stored
    do you share or sell personal information with third parties
    who can see, read or listen to the conversations
    can customers have their details deleted
    confidential and sensitive information, privacy, data protection
    what about hackers and leaks
    what happens to the personal information and data of my clients
    how do you handle personal and sensitive information
    could someone steal or hack our customer list
    who owns the data
    what do you use it for
    do you record or keep the calls and how is that protected
    can people ask what is stored about them
    European privacy rules, data protection law
    is what callers say kept secret
    is it discreet
    where is everything stored and for how long do you keep it
    do you train your models on our data
    I am worried about privacy and security
    where does the data of my customers go
    what do you do with the data
    what happens to what people say
    where do recordings and names end up
    is what callers say private
    how careful are you with personal information
    how safe is our information with you
    I handle medical records, is it confidential enough
    is it safe to give you my customer list
    could our client list leak
    can anybody listen in
    who has access to the calls and transcripts
    do you keep recordings
    do you pass data on to anybody
    can I get data deleted
    if a customer wants their info erased, can you do that
    do people have a right to see what is stored
    do you follow the GDPR
    do you obey privacy law in California and in Europe
    is it legal with regard to data protection
    what about privacy
    how do you protect us against hackers
    is the connection encrypted
    is it secure
    do you use our data for something else or for training
    is my data sold
    what data does the agent collect
    trust, is it trustworthy with secrets
    is it safe
    what happens with my clients' personal information
    are you gdpr compliant
    do you sell the data to anyone
    where does my customers data go
    how do you protect privacy
    we're in california, what about the ccpa
    can a customer ask you to delete their details
    i'm worried about confidentiality, my patients tell us private things
    who gets to see the conversations
    how secure is this thing
    do you keep recordings or personal stuff, and is it protected
    is my data encrypted
    are the conversations confidential
    what do you do about privacy
    could someone hack it and get our customer list
    who owns the data, do you share it
    how do you handle sensitive information
    can people ask what you've stored about them
    is it compliant with european privacy rules
    i handle medical records so um how careful are you with information
    where do recordings and names and stuff end up, is it private
    if one of my customers wants their info erased can you do that
    do you guys follow gdpr
    How secure is it?
    are my customers' details kept private
    do you comply with privacy laws
    where is the data stored
    do you record the conversations
    is my information shared with anyone
    what about data protection
    how do you keep personal data safe
    can i trust you with my customers' data
    what personal info does it collect
    is it safe for patient information
    does anyone else see our data
    are you following european data rules
    what happens to the recordings
    what security measures do you have
    is my customers' information confidential
    do you use encryption
    can you see our customers' messages
    where are phone numbers and names saved
    do you take data security seriously
    can you guarantee privacy
    could somebody steal the data
    who reads the conversations
    is our stuff stored safely
    where does all that information go
    I worry about leaks and hackers
    can a customer ask you to erase what was recorded
    do other people get to see what my callers said
    is everything kept confidential
    how do you treat personal details of callers
    do you pass our contacts to third parties
    what about privacy rules
    are the talks stored in a safe way
    my patients tell private things, is that ok
  `),
  'faq/complex-conversations': lines(`
    what if a caller asks something complicated, difficult or unusual
    what happens when it does not know the answer or does not understand
    does it make up or invent answers
    does it guess
    does it make mistakes
    what can it not do
    what are its limits
    how does it handle complaints and angry customers
    does it give medical or legal advice
    can it follow long conversations with many steps and topics
    how smart or intelligent is the agent
    what if it gets a question it was not trained on
    can it manage several requests in a single call
    does it get confused or lost
    will it say something wrong or embarrassing
    how does the agent deal with a legal or a medical question
    how complicated can a conversation get
    what if the caller does not make sense or mumbles
    can it handle difficult callers and emergencies
    can it do more than one thing in a conversation
    does it remember what was said earlier in the call
    is it only for simple questions
    people call me with the strangest requests, does that throw it off
    what if somebody wants to reschedule and ask the price and get directions in one call
    can it do several things in one call
    does it ever hallucinate
    does it invent things
    what does it say when it has no clue
    what if it is asked something it never learned
    what happens when somebody shouts at it or swears
    what does it do with angry, rude or upset people
    what things can it not do
    what is too hard for it
    where does it reach its limits
    does it get things wrong
    how often does it make mistakes
    can it handle a difficult conversation
    can it deal with tricky, weird and complicated questions
    can it follow when a caller jumps between topics
    does it keep track of what was said
    does it lose the thread
    does it ask back when something is unclear
    is it smart enough
    is it only good for simple things
    would it tell a patient what medicine to take
    does it give legal advice
    what about emergencies
    how does it cope with complaints
    can it have a long conversation
    what if someone asks something complicated
    can it deal with tricky questions
    can the bot follow when a caller jumps from one topic to another
    what does it do when it doesnt know the answer
    does it just make stuff up
    my customers ask really weird questions, can it handle that
    will it give medical advice
    is it smart enough for longer conversations
    what if it gets a question it was never trained on
    can it manage a call with several requests at once
    what happens when a caller is really angry
    will it invent an answer if it has no clue
    does it get confused easily
    how does the agent deal with a legal question
    what can't it do
    suppose somebody wants to reschedule and ask the price and get directions all in one go
    does it ever hallucinate answers
    what happens when somebody starts shouting at it
    so what are the things it can not do
    What can't the agent do?
    how does it handle difficult callers
    does it understand complex requests
    what if it doesn't understand the caller
    can it answer any question
    what does it do with questions it has no answer for
    can it give medical advice to patients
    can it deal with hard questions
    what happens if the question is too difficult
    how does it react to complaints
    is it able to handle several topics in one call
    will it say wrong things
    when does it give up
    what types of questions are too much for it
    is the agent able to follow a complicated conversation
    how does it deal with people who are upset
    does it guess if it isn't sure
    can it handle requests with many steps
    how much can it really understand
    what if the conversation gets complicated
    does it know when it's wrong
    what about unusual requests
    can it manage a caller with three questions
    can it deal with a caller who wants several things in one go
    does it give up when the question is hard
    can it move a booking and answer a question in the same call
    people never ask straight questions, can it follow
    what happens with stuff it has no answer for
    how smart is it really
    what if a caller goes off on a tangent
    does it handle tricky customers
    can it give medical advice
  `),
  'faq/set-up': lines(`
    what is included in the setup, the package, the service
    what do I get
    what comes with it
    what does onboarding contain
    what is part of it
    is training of the agent included
    do you test it before it goes live
    do you write the scripts and conversation flows
    what exactly do you deliver
    what am I getting for the setup
    what do you do for us
    does the setup include the integrations and the phone line
    what work is done during the setup
    what does onboarding look like
    what is in it
    does it come with a month of support
    is everything included or are there extras
    what services are part of the package
    do you train it on our business
    who trains the agent
    what do I get when I sign up or order
    what is in the package
    what do I get for it
    what am I paying for
    what does the setup cover
    what do you actually do in the setup phase
    is training and testing in it or on top
    list everything that is included
    is there anything extra
    does it come with support
    what is the scope
    do you connect the phone line, the calendar and the CRM
    who writes what the agent says
    do you write the dialogues
    do you train it
    do you test it before customers hear it
    is the integration part of the setup
    what work do you take over
    is the first month of support included
    tell me what is part of the service
    what does the onboarding include
    whats included
    what exactly do I get
    what's part of the package
    does the setup cover training the agent
    do you test it before it goes out
    what all do you do during onboarding
    what comes with the setup
    who writes the conversation flows
    is testing included in that
    tell me everything thats in the set up
    what am i actually getting for the setup
    does it include the integrations
    what all is in the package
    is the first month of support part of it
    what work do you do for us in the setup
    what does onboarding look like, whats in it
    so what do i get exactly when i sign up
    when you say setup what does that cover
    do i get training and testing as well or is that on top
    list everything that's included please
    What does the setup consist of?
    what will you do for me exactly
    does it come with testing
    is the training of the agent part of the package
    what's in the box
    which services do i get with the setup
    so what do i get for my money
    what parts does the setup have
    do you connect our calendar as part of the setup
    what does the setup package contain
    will you train it for us
    what do you include
    does the setup include support
    tell me what the package includes
    do you write the conversation for us
    what comes in the setup
    is the crm integration included
    what do you do during the setup
    what's covered by the setup
    what exactly do I get from you
    what's part of the deal
    which jobs do you do during set up
    do you hook it up to our phones as well
    is the training included
    do you check that it works before customers call
    what do you deliver
    what work is covered at the beginning
    list what comes with it
  `),
  'faq/support-hours': lines(`
    do you offer support
    can I get help after the launch
    who do I call when the agent has a problem, breaks or stops working
    can I reach your support at night, at weekends or on holidays
    is your support team available around the clock, 24 hours a day
    how long is support included, first month of support
    is there customer service, a help desk, maintenance
    are you open at weekends
    is there a hotline or somebody to call in an emergency
    what kind of support do I get
    is there ongoing support
    who looks after it once it is running
    who fixes it when it has a fault on a Sunday
    how do I reach support after hours
    what happens when the first month is over
    is there support later
    are you there for us day and night
    I need help
    who do I turn to
    can I call you any time
    it crashes on a Saturday night, who do I ring
    what if something goes wrong at 2 am
    who helps me if it breaks
    who do I call for help
    do we get help from you after it has been launched
    how good is your support
    what does support look like after the first month
    do you leave us alone after the launch
    can I reach a person on your side when there is trouble
    is there an emergency number for problems
    how do I report a problem
    how quickly do you fix problems
    do you maintain the agent
    is support included
    is there support on weekends and holidays
    are you reachable at night
    are you there around the clock for us
    is there somebody to help me
    do you have a support team
    how long do you support us
    what if I need help later
    can i reach you at the weekend if it breaks
    do you have support at night
    is there anyone to help me after launch
    is help available 24 hours a day
    how do i get support when the agent has a problem
    do I get support in the first month
    are you open on christmas
    is customer support round the clock
    what if i need help after the month is over
    who helps me if the bot stops working on a sunday
    how can I reach support after hours
    is there a hotline for emergencies
    do you offer ongoing support
    is there 24 hour support
    will someone help us once it's running
    what kind of support do we get
    do you look after it when it has issues at the weekend
    suppose it crashes on a saturday night, who do i ring
    do we get help from you guys after it's been launched
    what happens support wise after the first month
    Is there customer support?
    what if i have a problem later on
    how can i get help with the agent
    do you provide support on sundays
    is someone available if it goes down
    do you offer 24/7 support
    can i call you at night if it fails
    who takes care of problems
    how long do you support us after the launch
    is there a help desk i can call
    do i have support on the weekend
    how can i get support
    will you help me if i run into trouble
    are you available for support on holidays
    do i get help 24/7
    what about support
    who helps if the agent is down
    do you look after it after launch
    is support free in the first month
    can i reach someone in an emergency
    if something goes wrong on a sunday, can I get hold of you
    who looks after it later
    is there somebody to call when it stops working
    do you help us once it's up
    how do I get help from your team at night
    how long do you support us for free
    do you stay with us after the first month
    is there an emergency line
    do I get a contact when there is trouble
  `),
  'faq/personality': lines(`
    can I choose or change the voice, accent, name and tone
    can it sound like our brand
    male or female voice
    can I customize, personalize or adjust how it speaks and behaves
    can it be friendly, formal, funny or casual
    can I decide what it says
    must mention or must never talk about
    can I listen to it and check it before it goes live
    can I make it mention our rules and policies
    can we try, test or call it ourselves before the launch
    I do not want it to sound like a robot
    can we change how it talks
    can we have a British accent or a southern accent
    can the agent introduce itself by a name
    can it be called Lisa
    how do I make it match our brand
    our style
    our image
    can it keep its answers short
    can it talk less or more slowly
    am I able to decide what it says and what it does not say
    can it greet people in our way
    can I write the greeting
    which voices are there to choose from
    can it be cheerful, warm, serious, strict
    is the personality customizable
    can I change its character
    can it use our slogan and our words
    do we approve it first
    can I hear it before my customers do
    I want it to sound warm and southern
    can it greet people with our slogan
    is there a choice of voices
    can I choose between a man's and a woman's voice
    can we tell it never to discuss prices
    can I forbid topics
    can I tell it what to say
    can we tweak it, can I fine tune it
    can you make it less chatty, shorter, quicker
    can it be more polite, more formal, more fun
    can we name it, can it have a name
    does it use our words and our style
    can it fit our brand
    can it sound younger or older
    can it have an accent
    can it speak slower
    can it be serious or humorous
    can we write the script ourselves
    what can be customised
    how flexible is it
    can it mention our special offers or our rules
    can we call it ourselves first
    can we hear it and approve it before the launch
    how does it sound, can I influence that
    can I adapt its behaviour
    I do not want it to sound like a machine
    does every customer get the same voice
    can it sound like us
    can I pick the voice
    could it have a female voice
    will it use our tone, we are pretty casual
    can i give it a name
    i'd like it to be more formal, is that possible
    can i forbid it to talk about certain things
    how much can we customise
    can i make it mention our cancellation policy every time
    do we get to try it ourselves before it's live
    i dont want it to sound like a machine can we change how it speaks
    can i change how it talks
    can we have a british accent
    could the agent introduce itself as lisa
    can it be funny
    is the voice customizable
    i want it to be very polite and formal
    am I able to decide what it says and doesn't say
    can it keep answers short
    i'd want it to sound warm and a bit southern
    could we call it ourselves first and tweak things
    can you make it less chatty
    Can it have a male voice?
    can the agent be trained to sound friendly
    can i change what it says
    is the voice adjustable
    can we decide how formal it is
    what about its name, can i pick one
    can it follow our company rules
    can it use our own greeting
    can it speak like our receptionist
    could you give it a younger voice
    is it possible to make it sound more serious
    what can i customize
    can i tell it not to mention something
    could it have an australian accent
    can we make it sound like a woman
    can the bot have a personality
    can it be configured to be more polite
    how does the voice get chosen
    can we set what it should never say
    what kind of voices do you have
    can we adapt its tone
    can it be more casual
    may i name it
    is it possible to restrict what it talks about
    how customizable is it
    can it sound like a man
    could it be friendlier
    I'd like it to use our slogan
    can I pick how it greets people
    is it possible to change its tone
    can it talk in a posh way
    can I tell it to keep quiet about certain topics
    will it sound like us
    do I get to hear it before it goes out
    does it have to be so formal
    can we give it our own name
    make it say the cancellation policy every time
  `),
  'faq/human-hand-off': lines(`
    can a caller be transferred to a person, a human
    my staff
    my team
    what if a customer does not want to talk to a robot or a machine
    my customers want a real person
    can people still reach us or speak with me
    does it take a message when nobody is free or available
    does it forward, escalate, hand over or pass on calls
    does my team get a summary of the conversation
    can it put callers through to my mobile or to the office
    how does a customer get to a live person
    what does it do if no one on my team is available
    can it forward important or urgent calls to me
    do customers get stuck with the machine
    is there a way out
    when does it hand over to my team
    does it write down a number for a call back
    will my old customers accept it, some of them hate machines
    can I take over a call
    what if it is something only I can answer
    how will I know that someone called and wanted me
    sometimes people just want to talk to me personally
    what if a caller wants me
    when would it pass the call to one of us
    can it connect callers to the right person in my office
    what if I am in a meeting when it tries to hand over
    will it note down who called so I can ring them back
    does it write down messages
    can it transfer calls
    does it put people through
    can it forward the call to my cell phone
    what if the caller insists on a human
    what if a client hates robots or refuses to talk to AI
    is there a way for callers to reach a real person
    can callers press something to get a human
    does the caller have to repeat everything
    do I get notes, a transcript or a summary of the call
    what if nobody is available to take the call
    what if we are closed when somebody wants a person
    who takes over when it does not know further
    which calls does it hand over
    how does the handover work
    do my staff still talk to customers
    can I jump in
    my older clients want a human
    what if my customer wants a real person
    can it transfer a call to my staff
    does it pass people on to a human
    what happens if somebody insists on speaking with me
    can callers still get through to us
    my older clients hate robots, can they talk to someone
    and if nobody in the office is free to take the call
    does it take messages
    how does the handover to my team work
    will i get a summary when it forwards a caller
    what if someone doesnt want to talk to a machine
    can it put callers through to my mobile
    will it transfer to a human if needed
    can it forward important calls to me
    can it take down a message for us
    when does it escalate to my team
    do customers get stuck with the robot
    sometimes people just want to talk to me personally, then what
    what if i'm in a meeting when it tries to hand over
    Can it transfer the call to me?
    what if someone asks for a person
    can it forward calls to my phone
    does it let people talk to my team when they want
    can it take a message if i'm not there
    what happens if the customer refuses to talk to a bot
    how is a call handed to a human
    can people ask for a human
    will calls be passed on to my staff
    how does it forward calls
    what if they want to speak to the manager
    do callers have an option to reach us directly
    what if we don't have time to take the transferred call
    does it connect people to my staff
    can a caller get a person on the line
    when somebody doesn't want the robot, what happens
    can i get the important calls myself
    who gets the call if it hands over
    can it give the call to a colleague
    what if the customer needs a human
    can i be reached through it
    do you pass complicated calls to us
    does it tell me what the call was about
    some of our clients refuse to talk to a machine
    how does it get a colleague on the line
    what if the caller insists on talking to the owner
    will it hand the phone over to my staff
    can it take a message for me when I'm out
    does it ring my mobile for important ones
    what if the person it wants to pass the call to is out
    when does it fetch a real person
    does the caller have to repeat everything to my team
    is there always a way to get to a real employee
  `),
  'faq/savings': lines(`
    what is the return on investment, ROI
    how much money will I save
    how much does it reduce costs
    is it worth the money
    does it pay for itself
    what are the benefits
    what do I gain
    what results do your clients get
    is it cheaper than hiring an employee or a receptionist
    how much can I cut from my costs
    why should I do this
    what is the advantage
    how does it help my bottom line
    is it profitable
    what would be the benefit for us
    what is in it for me
    how much could we save compared to hiring somebody or to a receptionist
    will this lower our costs
    how big are the savings
    why is it worth it, convince me
    why do I need this
    what difference will it make to my business
    does it replace a receptionist or staff
    what do other customers achieve with it
    what percentage do we save
    my boss will ask what we save
    would this be cheaper than my answering service
    is it cheaper than a receptionist or an employee
    give me one good reason to do this
    why would I want this
    what kind of return can we expect
    what is the return on investment
    how much can I save with it
    how much less will I spend
    will it cut my costs
    what are the savings
    is it worth the investment
    is it worth it financially
    what is the advantage for me
    what good does it do
    what does it bring me
    what would I gain
    what improvement can I expect
    what results have others had
    what difference does it make
    why is it better than voicemail or a call center
    do I need fewer staff
    can it replace a person at the desk
    what is the business case
    what's the roi
    how much money will this save me
    what do we get out of it
    how much can i cut my support costs
    what kind of results do your clients see
    what would I gain from this
    how much cheaper is it than a receptionist
    what savings are realistic
    does it pay off
    how does this help my bottom line
    how much could we save compared to hiring somebody
    what's in it for me
    whats the return on investment like
    convince me why is this worth it
    my boss will ask what we save so what do i tell him
    would this be cheaper than my current answering service
    what kind of return can we expect on this
    What do I gain?
    how much will this save my business
    is this cheaper than hiring a person
    what's the benefit for my company
    why is this better than an answering machine
    what results can i expect
    will this pay off for me
    what does it do for my profits
    is there really a benefit
    how will this help my business make more money
    will i spend less on staff
    what's the upside
    will i make more money with it
    what would we save each month
    what advantage does it give us
    is it a good investment
    what could we save
    is there a financial benefit
    what do other businesses gain
    why would a business buy this
    what does it do for my bottom line
    how much less would I spend on answering
    will it be cheaper than a receptionist
    what do I gain financially
    does it lower my costs
    what's the return on it
    can I do with less staff on the phones
    does it earn its keep
    how big is the saving
    is it less expensive than hiring somebody
  `),
  'home/what-it-does': lines(`
    what do you do
    what do you offer
    what do you sell
    what is this
    what is this service about
    what can an AI agent do for my business
    what does the agent do
    what is a voice agent
    what is it that you people do exactly
    do you make chatbots too
    does it answer messages and chats
    explain the product in short
    how can you help me
    what can you help with
    what kind of services do you offer
    explain to me what this service is
    what would the agent do all day
    which tasks can it do
    can it answer chat messages as well as calls
    what is an AI voice agent
    what does automating customer service mean
    what is it that you sell
    what is your product
    what is it good for
    what can it be used for
    does it answer the phone for me
    does it take calls and messages
    I do not understand what this is
    so in plain English what do you offer
    is this like an answering machine or what is it
    what would you automate for a shop like mine
    what does your product do
    what is the idea behind it
    what do I get an AI agent for
    what tasks can it take over
    can it take calls and answer messages
    can it book appointments for my customers
    does it answer phone calls
    does it do chat as well, on our website
    what can you automate
    what are you selling
    what do you do for a living
    what do you guys do
    what is this thing
    what am I looking at here
    explain it to me like I am five
    I do not get what this is about
    what services do you have
    what can AI do for a small business
    what is customer service automation
    tell me about the service
    tell me about the product
    give me the short version
    in one sentence, what do you offer
    explain the product to me like I'm five
    what problem do you solve
    so it's a kind of answering robot
    what's a voice agent
    what can the thing do
  `),
  'home/who-we-are': lines(`
    who are you
    who is behind this
    tell me about your company, your agency, your team
    what is Frontdesk
    who is Frontdesk
    what kind of company or agency are you
    about you, background of the company
    what is your company called and what does it do
    tell me more about your agency
    who runs this
    who is behind this website
    are you a real company
    who am I dealing with
    introduce yourselves
    what is your background
    who am I dealing with here
    what company is this
    who are you people
    what is the name of your company
    tell me about yourselves
    tell me something about the agency
    what sort of business are you
    are you an agency or a software company
    who is running this site
    who would be working with us
    are you a serious company
    who are you guys
    tell me about your company
    what do you people do exactly
    so um what is this service about
    what are you selling
    give me the short version of what you do
    what kind of agency is this
    i just found your site, whats this all about
    what can your ai agents do for my business
    do you also make chatbots
    what's your company called and what does it do
    so what do you guys do
    what is this
    explain to me what this service is
    what kind of services do you offer
    what's an ai voice agent
    what would the agent do all day
    can it answer chat messages as well as calls
    sorry who am i dealing with here, what company is this
    so in plain english what do you offer
    is this like an answering machine or what is it
    what would you automate for a shop like mine
    What is Frontdesk?
    who's behind this company
    what are you offering
    what exactly does the agent do
    tell me what you do
    what is an ai agent
    could you explain what this is about
    what kinds of things can it automate
    what kind of company are you
    so tell me, what do you sell
    what's a voice agent good for
    introduce yourself please
    what can i use this for
    what does automating customer service mean
    what is your agency about
    so who exactly are you
    what is it you guys build
    what does frontdesk do
    can you summarize what you offer
    what's your business
    what do you people offer
    who are you and what do you do
    what's the agent for
    does it also do text chats
    which firm am I talking to
    what's the name behind this
    tell me a bit about your outfit
    who's the company that makes it
    what do you people do for a living
    who do I have in front of me
  `),
  'home/three-steps': lines(`
    how does it work
    how does this work
    what are the steps
    what is the process or procedure
    how would you set up an agent for us
    how do you build it
    walk me through it, explain your approach and method
    what do you do first
    where does the process start
    can you explain how this works
    how does the whole thing work
    how would it work in practice
    what is involved
    what are the stages
    which phases are there
    take me through it step by step
    how do you build, create, make and train the agent
    what happens in the audit
    what do you look at
    how do you find out what we need
    run me through how you would do this for my business
    what is the process from today until it answers calls
    how do you get from zero to a working agent
    walk me through the steps
    how does the whole thing go
    how do you go about it
    how do you proceed
    how is it done
    how does it function
    how does this service work
    what are the steps involved
    what are the phases
    how do you make the agent
    how do you learn about our business
    what is the first step
    what comes first
    what is the audit
    how would we go about this
    what does it involve
    explain the procedure
    walk me through the process
    explain how you would set up an agent for us
    whats the procedure like
    can you describe your approach
    how do you build the agent
    what does the process look like
    how does the whole thing work then
    so what's involved, what are the stages
    how would this work in practice
    run me through how you'd do this for my business
    whats the process from today until it answers calls
    can you walk me through it
    what steps are involved
    what's your approach
    how do you build an agent for a business
    explain the whole process
    what do you do to set up an agent
    tell me how it works step by step
    how do things work with you
    what's the procedure to get an agent
    how are you going to do it
    how's the process
    how do we get an agent from you
    what's your way of working
    talk me through your method
    how does the whole thing run from beginning to end
    what do you start with
    how do you build one of these
    what's the process like
    and how does all of it work
  `),
  'home/instant-answers': lines(`
    how fast does it answer the phone, pick up or respond to a call
    do callers have to wait on hold or in a queue
    what if many people call at once, several calls at the same time
    how many calls can it handle at once, in parallel
    is there a delay or a menu with buttons to press
    on which ring does it answer
    does it pick up straight away
    will there be an annoying phone menu, press one for sales
    do my customers have to hold
    is there hold music
    can it talk to several callers at the same time
    what happens when everyone calls at the same moment, at busy times
    how long do callers wait until somebody answers
    is the line ever engaged or busy
    is there a waiting line
    how fast does it respond to a question
    will anybody get a busy signal
    if five customers phone at the same time what happens
    how many rings before it answers
    my customers hate waiting on hold
    nobody should have to wait on hold
    do callers wait in a queue
    how long is the wait
    does it answer at once
    does it pick up immediately
    is there a delay before it speaks
    how fast does it react
    can it take more than one call at a time
    how many callers can it serve at once
    what about peak times when everybody calls
    what if a lot of people ring at once
    is there a menu to press through
    press 1 for this and 2 for that
    do people have to listen to options
    can it handle a high volume of calls
    is there a limit to the number of calls
    how quickly does it pick up the phone
    will my callers have to wait on hold
    what if ten people call at once
    do people have to sit in a queue
    is there any delay before it answers
    how many calls can it take at the same time
    does it answer on the first ring
    do callers have to press 1 for this 2 for that
    how long do callers wait
    what happens when everyone calls at the same moment
    how fast does it respond on the phone
    will there be an annoying phone menu
    is there a waiting line when it's busy
    if 5 customers phone at the same time what happens
    How quickly does it pick up?
    can it handle many calls at the same time
    do people have to wait in a queue
    what if two people call at once
    does it answer immediately
    is there waiting music
    how long does it ring
    can ten people call at the same time
    is the line ever busy
    do my clients have to wait for an answer
    no waiting in line, right
    how fast do callers get an answer
    what if several customers call together
    are there waiting times
    does it have a menu with numbers
    does anyone have to wait on the line
    how many people can it talk to at once
    does it answer at the first ring
    will callers hear a busy tone
    how fast does it answer the phone
    is there any waiting on the line
    do callers have to queue
    does it make them listen to a recorded menu
    how many rings before somebody is there
    are callers put on hold
    do my customers end up in a line
    what about hold times
    does it take long until it reacts
    do they have to push buttons
  `),
  'home/missed-calls': lines(`
    we miss calls, nobody answers the phone, callers get voicemail
    our team is overworked, stressed and burnt out by the phone
    I cannot answer the phone when I am busy with a customer
    does it cover evenings, weekends, lunch and after hours
    we lose calls and customers because no one picks up
    can it take calls while we are busy or closed
    the phone rings all day and interrupts us
    our phone rings off the hook
    we cannot keep up
    half of our calls go to voicemail, people hang up
    I cannot answer while I am driving, working, cutting hair or with a patient
    my team is drowning in phone calls
    customers complain that we never pick up
    we are hard to reach
    we lose business because of unanswered calls
    what about calls after we close
    we are too few people to answer all the calls
    can it answer when I cannot
    I cannot pick up when I am under a sink
    I cannot pick up when I am with a client, on a roof or driving
    after six nobody is here and the calls go unanswered
    the girls at the front desk are swamped
    we lose bookings because nobody gets to the phone in time
    people call and we do not answer
    we miss too many calls
    we cannot get to the phone
    my staff is stressed because of the phone
    nobody has time for the phone here
    we are short staffed
    I am alone in the shop and the phone keeps ringing
    the phone interrupts my work
    callers hang up because nobody answers
    everything goes to voicemail
    customers go to the competition because we do not answer
    can it cover for us at lunch, in the evening or when we are away
    can it take over when we are closed
    who answers when we are busy
    can it help with missed calls
    I am tired of answering the phone
    our receptionist is on vacation or sick
    we miss so many calls at lunch
    my staff is burnt out from the phone
    nobody picks up the phone after five here
    can it take calls while we're busy with clients
    does it cover evenings and weekends
    I keep losing calls when I'm on a job
    my receptionist is overwhelmed
    our phone rings off the hook and we can't keep up
    half of our calls go to voicemail
    i cant answer the phone while im cutting hair
    we're losing business because of unanswered calls
    can it answer when i'm driving
    i'm a plumber and i can't pick up when i'm under a sink
    after six nobody's here and the calls just go unanswered
    the girls at the front desk are totally swamped
    We can't answer all our calls.
    nobody answers our phone after five
    can it pick up when i'm with a customer
    we get too many calls to handle
    i always miss calls when i'm driving
    our receptionist can't handle all the calls
    we're always too busy to pick up the phone
    too many calls go to voicemail here
    i lose customers when i don't answer
    can it take over the phone in the evening
    my employees hate answering the phone all day
    we don't have anyone to answer the phone
    people can't reach us when we're busy
    we keep missing calls during lunch
    can the agent take our calls after closing time
    how can i stop missing calls
    our phone is ringing nonstop
    no one is at the phone in the evenings
    i'm too busy to answer
    we're too busy to get to the phone at midday
    nobody is in the office on saturdays and the phone rings
    my team can't keep up with the phone
    I lose customers because I can't pick up
    we are always on the phone and everybody is exhausted
    people hang up because nobody answers
    what about calls while I'm with a client
    the phone never stops and my people are worn out
    everything goes to voicemail at busy times
    can you stop us from losing calls
  `),
  'home/crm': lines(`
    does it integrate or connect with my CRM, software, tools and systems
    does it work with HubSpot, Salesforce, Zoho, Pipedrive or Google Calendar
    can it book appointments into my calendar
    can it enter data
    does it sync contacts and leads automatically
    do I have to copy or type the notes by hand
    which integrations exist
    what does it link up with
    can it schedule meetings in Outlook or Calendly
    will it update our customer records and our database
    where do the names and requests of callers end up
    does it link with our practice management software or booking system
    what systems and programs can you connect to
    can you hook it up to Outlook or to Office
    do the appointments end up in my calendar by themselves
    can it see when I am free
    can it reschedule appointments
    does it enter new contacts into our system
    do we have to switch to other software
    we run everything in Salesforce, does that work with you
    will the bookings show up in our diary on their own
    does someone have to type the info into our system afterwards
    can you connect it to the software my clinic uses
    does it talk to our system
    does it work with our tools
    is it compatible with what we have
    which CRMs do you support
    which calendars does it work with
    can it write into my calendar
    can it put appointments in Google Calendar or Outlook
    can it save the contact details of callers
    can it create a lead in the CRM
    where does the information go that it collects
    does it update our records
    do you integrate with Shopify, HubSpot, Zoho, Slack or Teams
    does it sync with our booking software
    can it check availability in our schedule
    can it plug into our phone system
    do we have to copy notes by hand
    do we need to change our software
    does it work with hubspot
    does it integrate with our crm
    can it put appointments into google calendar
    will it sync with salesforce
    does it connect with the software we already have
    can it write the leads into my crm automatically
    do i have to copy the notes over by hand
    which tools does it plug into
    is there an integration with pipedrive
    can you hook it up to outlook
    is it compatible with our booking system
    do the appointments end up in my calendar automatically
    will it update our customer records
    can it talk to zoho
    does it integrate with calendly
    what systems can you connect to
    where do the callers' names and requests end up
    does it link with our practice management software
    What systems does it integrate with?
    can it book directly into my calendar
    does it sync with salesforce
    can you hook it up with our crm
    does it work with our booking system
    will the data be entered in our software automatically
    does it connect to outlook
    can it write to our database
    will it work with the crm we have now
    does it put the appointments in my calendar
    what about zapier
    which crm systems are supported
    can appointments be written in my calendar
    can it share data with our software
    do you integrate with outlook calendar
    does it link to my calendar
    what can it be connected to
    is there a salesforce integration
    does it update the crm by itself
    does it connect to our calendar and customer database
    will the appointments show up in our system
    do I have to copy things over by hand
    which programs does it connect with
    is there a link to our booking software
    can it save the caller straight into our contact list
    we use pipedrive, does that work
    does it put things in google calendar
    do we need to swap our tools for yours
    can it fill in our customer list by itself
  `),
  'home/more-bookings': lines(`
    how many more bookings, appointments or sales will I get
    does it increase or raise bookings
    will it bring in more clients
    will it fill my calendar
    how do I book more clients with it, 2 to 5 times more
    more leads, more revenue, more customers, grow my business
    can this bring us more customers and more business
    how much would bookings go up
    we need more appointments
    can you help with that
    would I really get twice as many bookings
    will it increase our sales and our revenue
    my calendar is half empty
    is 2 to 5 times more bookings true
    how do you know
    we want to grow
    would I get more customers through the door
    how do you get to 2 to 5 times more bookings
    can this boost our appointments
    how does it lead to more bookings
    how many more clients would we get
    will business pick up
    is it good for sales
    does it increase revenue or turnover
    does it win new customers
    does it bring leads
    will I be fully booked
    can it fill empty slots
    is twice as many bookings realistic
    where do the extra bookings come from
    we need more business
    we have too few bookings
    will it get me more appointments
    how many more bookings can I expect
    does it really increase bookings
    can it help me fill my calendar
    how does it bring in more bookings
    what's this about 2x to 5x
    would we book more clients with it
    do i get more sales out of this
    can this bring us more customers
    we need more appointments, can you help with that
    will it increase our sales
    my calendar is half empty, will this help
    can this thing boost our appointments
    will it bring more customers
    does it really lead to more appointments
    can it raise our revenue
    can you get me more appointments
    why would i get more bookings with it
    does it help sales
    does it get us new bookings
    how can it double my bookings
    how can i get more appointments with it
    how many bookings can it bring
    does it help me win customers
    can it increase my appointments
    does it bring in more jobs
    will it raise my sales
    can it get me more clients
    are more reservations likely
    how would it increase what we book
    will my diary get fuller
    does answering faster mean more orders
    do you get more business with it
    how many more customers can I expect to book
  `),
  'home/guarantee': lines(`
    is there a guarantee or a warranty, a money-back guarantee
    can I get my money back
    do you refund
    what if it does not work for me
    what if I am not satisfied or unhappy
    what if I see no results
    is it risk free
    what is the risk
    and if it is no good
    do I get a refund
    do you guarantee results
    how do I know it will work
    can we get our money back
    what are the conditions
    what is the risk for me
    do you refund everything if it fails
    what if we regret it
    what if we change our minds about the service
    do you promise success
    and if it flops, do I see my money again
    what guarantee do I have that it works
    we are unhappy with it, can we get a refund
    do I get my money back
    do you give refunds
    is there a money-back guarantee
    are results guaranteed
    what if it is a disaster
    what if it fails
    what if it brings nothing
    what if we hate it
    what if I want out
    how can I be sure that it works
    is there a risk
    what do I risk
    is it a gamble
    can I trust that it will work
    what if it doesn't work for us
    do you have a money back guarantee
    can i get a refund
    is there a guarantee
    what if i'm not happy with it
    do i get my money back if its rubbish
    what happens if I dont see any results
    and if it's no good do i get a refund
    what happens if we're not satisfied
    whats your guarantee
    how do i know it will work, is there any guarantee
    what's the risk for me
    and if after all that it flops, do i see my money again
    say we're unhappy with it, can we get a refund
    do i get my money back if it doesn't work
    what if i'm not satisfied
    can you guarantee results
    what's the refund policy
    and if i don't like it
    can i have my money back
    is success guaranteed
    do you promise that it works
    what if i want my money back
    what's guaranteed
    is my money safe if it doesn't work
    how does the money back guarantee work
    what if it turns out to be useless
    do you give the money back
    who carries the risk
    what do you promise me
    what if it doesn't do what you say
    suppose I regret it
    is there any guarantee
    what if it doesn't suit us
    what happens to my money if it's a flop
    am I covered if nothing comes of it
  `),
  'how-it-works/natural-conversations': lines(`
    does it sound natural, human or robotic
    can people speak to it normally like to a person
    do callers have to say special words or commands
    what if somebody changes their mind or corrects themselves
    do callers notice that it is an AI, a machine
    is it like a real conversation
    how realistic is it
    does it understand people
    can I interrupt it
    does it understand accents, dialects and mumbling
    does it sound like a real human on the phone
    will my customers realise that it is a computer
    do people have to speak slowly and clearly
    can I talk like I normally would
    what if I interrupt it or talk over it
    how good is the conversation
    is it awkward
    how well does it understand
    does it get what people mean
    will people like talking to it
    does it sound like those awful phone robots
    can callers interrupt it while it is talking
    do I need to speak in a special way
    would my grandma be able to talk to it
    does it sound human
    is it robotic, stiff or fake
    can you tell that it is AI
    will people know it is not human
    how real does it sound
    how lifelike is it
    do people have to use certain words or commands
    do you have to talk slowly or clearly
    can people just talk normally
    does it understand normal speech
    does it understand slang, accents and dialects
    what if someone changes their mind halfway
    what if a caller corrects himself
    does it follow along
    is it pleasant to talk to
    how good is it at talking
    what is the conversation like
    does it sound natural
    can people talk to it normally
    do you have to use special commands
    what if a caller changes their mind half way through
    does it feel like talking to a real person
    is it robotic
    can it follow when someone corrects themselves mid sentence
    will callers notice it's ai when they talk with it
    does it sound like a real human
    will my customers realise it's a computer
    how natural are the conversations
    do people have to speak slowly and clearly to it
    can i just talk like i normally would
    what if i interrupt it
    does it sound robotic on the phone
    can callers interrupt it while its talking
    How natural does it sound?
    do callers notice that it's a machine
    is it like talking to a human
    can it cope when people change their mind
    does it feel natural to talk to
    is the voice robotic
    can you interrupt the agent
    will people be able to tell it's not human
    does it talk like a human
    is the conversation fluent
    can it follow if i change my mind
    how human does it sound
    can you speak freely with it
    does it notice when i correct myself
    do you have to speak in a special way
    does it sound robotic
    is it like speaking to a real human
    does it understand people who mumble
    what if the caller says one thing and then another
    does it talk like a normal human being
    is the chat with it stiff
    can callers speak freely
    do you need to use certain commands
  `),
  'how-it-works/availability': lines(`
    is the agent available 24/7, day and night, around the clock
    does it work at night, on Sundays and on public holidays
    does it answer at three in the morning
    when does the agent work
    which hours does it answer calls
    can somebody call in the middle of the night and get an answer
    is it always on
    does it take breaks
    could a client book at midnight
    does it answer calls on Sundays, at Christmas, at the weekend
    are there times when the agent is not available
    will it pick up at 4 in the morning, at 11 pm, late in the evening
    does it take a lunch break
    does it get tired or sick
    is it really there around the clock
    does the robot have opening hours
    a lot of our clients call late at night, is it awake then
    does it take calls on New Year's Eve
    what times of day does it answer
    is the bot on duty 24/7
    when is it on
    what are the hours of the agent
    is it there at night
    does it also work on weekends and holidays
    does it work when we sleep
    can people call at any hour
    does it ever stop or switch off
    is there downtime
    is it always available
    can my customers reach it on Sunday morning
    is it there at 3 am
    does it get tired
    does it work at night
    is it available 24/7
    does the agent answer on public holidays
    can someone call at three am and get an answer
    is it on all the time
    when is the agent available
    does it ever sleep
    what hours does the agent cover
    does the agent work weekends
    does it answer calls on sundays
    are there times when the agent isn't available
    will it pick up at 4 in the morning
    does it take lunch breaks
    is the bot on duty 24 7
    can it take calls in the middle of the night
    does the agent work on public holidays
    is it on even when we're closed
    when can customers call it
    does it work outside business hours
    is the agent awake at night
    can clients call at six in the morning
    does it work every day of the year
    can it work all night
    does it take calls at weekends
    is it available on holidays
    does the agent have opening hours
    is it open at night
    does the agent take days off
    can it be called on sunday
    does it work at weekends
    what about bank holidays
    is it on during the night
    at what times does it answer
    is it awake on new year's eve
    when we're closed does it still answer
    does it take days off
    can someone call at four in the morning
    is it there before we open
  `),
  'how-it-works/timeline': lines(`
    what does the timeline or schedule look like, day by day
    what happens on day 1, on the first day, in the first week
    what happens on day two, three, four, five, six and seven
    what is the discovery call
    when is it designed
    when is it connected
    when do you test and launch
    implementation plan and rollout
    what do you do on the first day
    what happens in the first week
    can you give me the plan day by day
    which day do we go live, on what day is it switched on
    what comes after the discovery call
    when is the agent designed, connected and tested
    how is the implementation organised and planned
    who do we meet in the first call
    what do you ask us
    can you tell me what is done on which day
    when during the week do you hook it up to our phones
    what are days two and three for
    what is the schedule of the first week
    what is planned for day four and five
    what happens in the week before the launch
    what is day 1
    which day is testing
    when is the launch day
    what is done in the discovery call
    how is the week laid out
    what does the plan look like
    break the week down for me
    what are the milestones
    give me the timeline
    what order are things done in
    what happens on day one
    what does the implementation timeline look like
    when do you connect it to our phone line
    what happens on day 4
    how is the first week laid out
    whats the schedule for the rollout
    what do we talk about in the discovery call
    when do you test everything
    can you give me the day by day plan
    which day do we go live
    whats happening in the first week
    when is the agent designed
    how is the implementation organised
    can you tell me what's done on which day
    What happens in the first week?
    what happens on day two
    can you tell me the schedule
    when will the agent be designed
    what's the plan for the week
    what is done on day five
    which steps happen in the week
    when do you launch it
    describe the implementation schedule
    what do you do on day three
    show me the timeline
    on what day is the launch
    what's on day one
    how is the implementation done day by day
    which days are for testing
    what happens on which day
    what's planned for day two
    what do the seven days look like
    give me the schedule
    when do you do the testing
    on which day is the launch
    what comes on the last day
    how is the week split up
    when does the design part happen
  `),
  'how-it-works/headphones': lines(`
    do I need headphones, earbuds or a headset
    the assistant hears itself, there is an echo
    can I use the speakers of my laptop or phone
    what do I need for the demo call
    do I need special equipment or a microphone for the demo
    can I do this without headphones
    you keep interrupting yourself
    you hear yourself
    is it better with earphones
    should I put my headset on
    can I use the loudspeaker
    the sound is bad
    I hear myself
    do I have to plug in headphones
    there is a weird echo when you talk
    would earbuds help
    do I need a headset
    does it work with speakers
    do I need a microphone
    why do you hear yourself
    I hear an echo
    what do I need for the call with you
    is my phone speaker okay
    do i need headphones for this
    should I wear earbuds
    it keeps hearing itself, what can I do
    theres an echo
    can i use my laptop speakers for the demo
    why should i use a headset
    do i need special equipment for the demo
    there's a weird echo when you talk
    Should I use headphones?
    why do i hear an echo
    do i need a headset to talk to you
    are headphones necessary
    is a headset better
    what do i need for the demo, headphones?
    can i use earphones
    the assistant talks over itself through my speakers
    should I plug in earphones
    there's an echo
    it picks up its own sound
    do my laptop speakers work for the demo
  `),
  'start-working/get-started': lines(`
    how do I get started
    how do I begin
    how do I sign up
    how do I contact you
    how can I reach you, get in touch
    how do I book a consultation, a meeting or a demo call with you
    how can we work together
    how do I hire you or become a client
    can you answer by email, phone, video or text message
    where do I order or buy it
    I would like to become a customer
    what do I do
    I am interested
    what do I need to do
    how do I go about hiring you
    how do I order this
    can I email, call or text you somewhere
    can I talk to your sales team
    who do I talk to
    can we do a video call with your team
    where do I leave my details
    where is the form
    sign me up
    I want this
    how would you contact me, in which ways can you answer
    where do I sign
    I am sold, how do I get going
    what is the best way to get hold of someone on your team
    how would I go about booking a consultation with you
    what is the best way to reach you
    how can I contact you
    how do I get in touch with your team
    how do I talk to your sales people
    how do I become a client
    how do I hire you
    how do I order
    how do I start
    what do I need to do to start
    what is the first thing I have to do
    where do I sign up or register
    where can I ask for an offer
    can I book a meeting or a call with you
    can we talk on zoom
    do you answer by text, email or phone
    how would you contact me
    I would like to work with you
    I am ready
    how can I get started
    where do I begin
    whats the best way to reach you guys
    i want to schedule a consultation how do i do that
    can you answer by text message
    where can i book a demo call
    how do we start working together
    i'd like to become a customer what do i do
    how can i talk to your sales team
    i'm interested, what do i need to do
    can I email you somewhere
    how do i get in touch
    ok im sold, how do i get going
    what's the best way to get hold of someone on your team
    How can I sign up?
    how do i reach you
    what do i have to do to get started
    can i book a call with you
    where can i contact you
    i want to start, what now
    how can i get in contact with your team
    how do we begin
    what's the way to book an appointment with you
    how do i become your client
    who can i contact
    how can i book a meeting
    how can we start
    how would i contact your company
    where do i sign up
    I'm in, what do I need to do
    how can I hire you
    where do I send my details
    what's the way to reach you
    how do I become a customer
    who can I contact about working together
    I want one of these
    let's get this going
    how do I order it
    where's the form
  `),
  'start-working/reply-time': lines(`
    how soon do you reply
    when will I hear from you
    how fast is your response
    when do you get back to me
    how long until somebody contacts, answers or calls me back
    when will your team be in touch with me
    how long do you take to answer a request
    when can I expect a reply or an answer from your team
    do I have to wait long for an answer from your team
    will somebody contact me soon
    will I hear from you today
    how many hours until you get back to me
    how quickly does your team respond to requests
    is the team fast at answering
    how many days until I get an answer from your team
    if I send it now when does someone reply
    do you get back to people fast
    when will somebody call me
    when will I get a call back
    when will you contact me
    how long does it take until you answer
    how long will I wait for a reply
    how soon does the team respond
    will I hear from you today or tomorrow
    what is your response time
    when can I expect to hear back
    do I get an answer on the weekend
    how soon will you get back to me
    how long before someone answers my request
    do you reply quickly
    how fast is your response time
    when is somebody going to call me back
    will i hear back today or tomorrow
    how long do you take to answer
    when can i expect a reply
    When will you get back to me?
    how long until somebody replies
    how quickly do you answer requests
    when will i get a response
    how fast do you get back to people
    will you answer me today
    how long do i wait for your reply
    when can i expect your answer
    how many hours does it take you to reply
    how soon do i get a reply
    when will your team call
    how fast will somebody get back to me
    when can I expect to hear something
    do you answer the same day
    how long till you write back
    will I have to wait long for your reply
    when do you call back after I send the form
  `),
  'start-working/next-steps': lines(`
    what happens next
    what happens afterwards
    what happens after I send the request or submit the form
    what are the next steps once I sign up
    what do you do with my request
    what happens to my details
    once I have filled in the form
    what then
    what happens when my request arrives
    where does it go
    what do you do after you get my details
    what comes next after I contact you
    and then
    what follows after that
    how does it continue from there
    after I say yes
    what happens
    after you have got my request what will you do
    so I hit send and then what
    what is the next step after this call
    what happens now
    what happens when I have sent it
    what happens after the form
    and after that
    what do I have to expect next
    what follows
    who looks at my request
    where does my request go
    what will you people do with it
    how does it go on from here
    what happens after i send the form
    what's next once I've signed up
    and after that request goes out, then what
    what will you do with my request
    what are the next steps after i submit
    if i leave you my details what happens
    ok and once i've filled in the form?
    then what happens
    so after i say yes what happens
    after you've got my request what will you people do
    whats the next step after this call
    What happens next?
    what will happen with my request
    what comes after i send the form
    what happens when i've sent the request
    what do we do after this
    how do we continue from here
    what happens after i fill out the form
    what do you do next
    what follows once i've submitted it
    what happens to my request now
    what happens once I've sent it
    what comes after the form
    I submitted my request, what now
    and when you have my details
    what follows when I've signed up
    who does what after I ask you
  `),
  'claims/free-trial': lines(`
    is there a free trial
    can I try it for free
    can I test it before I pay or buy
    do I have to pay in advance, upfront
    do you have a trial period or a free version
    is there a way to test it before committing
    can we trial it
    can I have a go before I buy
    is the first week or the first month free
    do you offer a test period
    can I get started for free
    what is free
    can I see it working before I pay
    do you have a free plan
    could I give it a whirl before I commit money
    is there some sort of trial
    do you let people test it first for nothing
    can I try before I buy
    is there a test phase
    is there a trial month or a trial week
    can we test it first
    can I use it without paying first
    do I pay upfront
    is anything free
    is there a free version or a free plan
    can I start for free
    do I need a credit card to try it
    can i try it out first without paying
    do you have a trial period
    can i test it for free
    is there a demo version i can use before buying
    do I have to pay upfront or is there a trial
    any free trail available
    do you have a free version
    is the first week free or something
    could i give it a whirl before i commit any money
    Can I try it for free?
    do you have a free trial
    is there a trial version
    can i test the product before paying
    can i have a free test
    is it free to try
    is there a test version
    do you give free trials
    can i test it free of charge
    is the trial free
    can i try it without paying
    can I test it for nothing
    is there a test period
    can I try it out first
    do I have to pay to see if it works
    is there a free version
    do you let people have a try
    is the first bit free
  `),
  'claims/users': lines(`
    how many users, customers or clients do you have
    how many people or businesses use it
    how popular is it
    how big is your customer base
    do many companies use it already
    who else is using it
    how many companies trust you
    how many clients have you got
    is it widely used
    do a lot of people use it
    is it proven
    is anybody using this already
    how many businesses are on board
    am I the first customer or do others use this
    do you have many customers
    how many users do you have
    how many clients do you have
    how many companies use it
    do lots of people use it
    is anybody else using it
    how big are you
    how popular are you
    how many people use this
    how many customers do you have
    how many users are there
    do lots of businesses use you already
    how big is your user base
    are there many users
    who else is using it, how many
    how popular is your service
    How many people use Frontdesk?
    how many customers have you got
    is it used by a lot of companies
    how many people are using it
    do you have a lot of clients
    how many companies have your agents
    how many are using it
    do many businesses trust you
    is it popular
    am I the first one to try this
    who else has it
  `),
  'claims/time-saved': lines(`
    how much time does it save me
    how many hours a week
    will I have more time
    I spend hours on the phone every week
    does it save time and work
    would it free up time for me and my team
    how much of my week would I get back
    is it a real time saver
    I spend two hours a day answering the phone
    could that be less
    will it take work off my hands
    is it less work for us
    I am on the phone four hours a day, how much of that goes away
    does it actually save any time
    how much time will it save me
    how many hours does it save
    will I have less work
    does it give me my evenings back
    will it take work off my team
    I waste hours on the phone
    we spend the whole day on calls and emails
    will I get time back
    how much time does it save
    will i get some of my time back
    how many hours a week would that save me
    does it really save time
    i waste hours every week on the phone does this help
    i spend two hours a day answering the phone, could that be less
    i'm on the phone four hours a day, how much of that goes away
    does it actually save you any time
    Does it save a lot of time?
    how much time could we save with it
    how many hours will it save me
    will it reduce my workload
    can it save me time
    will i have more free time
    does it save me any time
    how much time does it free up
    will I have fewer hours at the desk
    does it take work off me
    how many hours does it spare my team
    would I have more time for other things
  `),
};
