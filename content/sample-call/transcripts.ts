// Written by `npm run sample`: what the engine said to the lines of `callers.ts` and the questions of `asked-on-pages.ts`. Not to be edited by hand.
import type { SampleCallId } from './callers.ts';
import type { SampleCall } from './sample-call.ts';

export const sampleCalls: Readonly<Record<SampleCallId, SampleCall>> = {
  frontdesk: {
    business: 'Frontdesk',
    turns: [
      {
        speaker: 'assistant',
        sentences: [
          "Hello, I'm the AI assistant of Frontdesk.",
          'Ask me about the service, or leave a request for the team. How can I help?',
        ],
      },
      { speaker: 'caller', sentences: ['Hi, how soon could we go live?'] },
      {
        speaker: 'assistant',
        sentences: [
          'Within 7 days of the discovery call.',
          'From the first day live, you can see which calls were answered and what was booked.',
        ],
      },
      { speaker: 'caller', sentences: ['Can I keep my phone number?'] },
      {
        speaker: 'assistant',
        sentences: [
          'We connect it to your phone line, so you keep your number, and to your calendar and CRM.',
          'Shall I go on?',
        ],
      },
      { speaker: 'caller', sentences: ['Good. Please take a request.'] },
      {
        speaker: 'assistant',
        sentences: [
          'Gladly. You can say or type each answer, and correct anything on the screen.',
          'What is your full name?',
        ],
      },
      { speaker: 'caller', sentences: ['Dana Whitfield.'] },
      {
        speaker: 'assistant',
        sentences: ['Thank you, Dana Whitfield.', 'What is your email address? You can spell it.'],
      },
      { speaker: 'caller', sentences: ["It's dana at example dot com."] },
      {
        speaker: 'assistant',
        sentences: ['I have D, A, N, A, at example dot com.', "Do you have a website? If not, just say 'no website'."],
      },
      { speaker: 'caller', sentences: ['No website.'] },
      {
        speaker: 'assistant',
        sentences: ['No website, all right.', 'Where does your customer service get stuck? Tell me in your own words.'],
      },
      { speaker: 'caller', sentences: ['We miss calls while we are with patients.'] },
      { speaker: 'assistant', sentences: ["I've noted that.", 'How should we reply: by email, phone, video or text?'] },
      { speaker: 'caller', sentences: ['By email, please.'] },
      {
        speaker: 'assistant',
        sentences: [
          'Let me read it back.',
          'Your name: Dana Whitfield.',
          'Your email: D, A, N, A, at example dot com.',
          'Your request: We miss calls while we are with patients.',
          "We'll reply by email.",
          'Is that right, and may I send it?',
        ],
      },
      { speaker: 'caller', sentences: ['Yes, send it.'] },
      {
        speaker: 'assistant',
        sentences: ['Your request has been sent.', 'Our team replies within 24 hours.', 'Is there anything else?'],
      },
    ],
    request: [
      ['Full Name', 'Dana Whitfield'],
      ['Email Address', 'dana@example.com'],
      ['Describe Your Service Bottleneck', 'We miss calls while we are with patients.'],
      ['Preferred Contact Method', 'Email'],
    ],
  },
  'dental-clinic': {
    business: 'Maple Street Dental',
    turns: [
      {
        speaker: 'assistant',
        sentences: [
          "Maple Street Dental, hello! I'm the AI assistant of a sample desk: nothing you book here is real.",
          'Ask me anything, or book a visit. How can I help?',
        ],
      },
      { speaker: 'caller', sentences: ['Hi, how much is a check-up?'] },
      {
        speaker: 'assistant',
        sentences: [
          'A check-up costs 75 dollars and takes half an hour.',
          'X-rays, if you need any, are 40 dollars more.',
        ],
      },
      { speaker: 'caller', sentences: ['Will my insurance pay for it?'] },
      {
        speaker: 'assistant',
        sentences: [
          'We work with most large dental plans and send the claim for you.',
          'Bring your card, and we check what it covers before treatment.',
        ],
      },
      { speaker: 'caller', sentences: ['Good. Can I come on Thursday after four?'] },
      { speaker: 'assistant', sentences: ['I have Thursday at 4 pm or 5:30 pm. Which suits you?'] },
      { speaker: 'caller', sentences: ['Sorry, I work late on Thursdays. Friday morning?'] },
      { speaker: 'assistant', sentences: ['I have Friday at 8 am or 9:30 am. Which suits you?'] },
      { speaker: 'caller', sentences: ["Nine thirty is fine. I'm Sam Rivera."] },
      {
        speaker: 'assistant',
        sentences: [
          'Just to confirm: check-up on Friday, March 6 at 9:30 am with Dr. Okafor, for Sam Rivera. Shall I book it?',
        ],
      },
      { speaker: 'caller', sentences: ['Yes, please do.'] },
      {
        speaker: 'assistant',
        sentences: [
          'Booked: check-up on Friday, March 6 at 9:30 am with Dr. Okafor, for Sam Rivera. As this is a sample, nobody will expect you.',
          'Is there anything else?',
        ],
      },
    ],
    booked: { service: 'check-up', day: 'Friday, March 6', time: '9:30 am', person: 'Dr. Okafor', name: 'Sam Rivera' },
  },
  'dental-cleaning': {
    business: 'Maple Street Dental',
    turns: [
      {
        speaker: 'assistant',
        sentences: [
          "Maple Street Dental, hello! I'm the AI assistant of a sample desk: nothing you book here is real.",
          'Ask me anything, or book a visit. How can I help?',
        ],
      },
      { speaker: 'caller', sentences: ['Hi, do you have time for a cleaning on Wednesday morning?'] },
      { speaker: 'assistant', sentences: ['I have Wednesday at 9 am or 11 am. Which suits you?'] },
      { speaker: 'caller', sentences: ['The second one. How long will it take?'] },
      {
        speaker: 'assistant',
        sentences: ['Wednesday at 11 am, then.', 'The cleaning takes 30 minutes.', 'What name shall I put it under?'],
      },
      { speaker: 'caller', sentences: ['Nora Hughes.'] },
      {
        speaker: 'assistant',
        sentences: [
          'Just to confirm: cleaning on Wednesday, March 4 at 11 am with Rosa, for Nora Hughes. Shall I book it?',
        ],
      },
      { speaker: 'caller', sentences: ['Yes, please.'] },
      {
        speaker: 'assistant',
        sentences: [
          'Booked: cleaning on Wednesday, March 4 at 11 am with Rosa, for Nora Hughes. As this is a sample, nobody will expect you.',
          'Is there anything else?',
        ],
      },
      { speaker: 'caller', sentences: ['Where can I park?'] },
      {
        speaker: 'assistant',
        sentences: [
          'We are at 12 Maple Street, next to the library.',
          'Parking behind the building is free for two hours.',
        ],
      },
    ],
    booked: { service: 'cleaning', day: 'Wednesday, March 4', time: '11 am', person: 'Rosa', name: 'Nora Hughes' },
  },
  'dental-emergency': {
    business: 'Maple Street Dental',
    turns: [
      {
        speaker: 'assistant',
        sentences: [
          "Maple Street Dental, hello! I'm the AI assistant of a sample desk: nothing you book here is real.",
          'Ask me anything, or book a visit. How can I help?',
        ],
      },
      { speaker: 'caller', sentences: ["Hi, I broke a tooth at dinner. You're closed, so who can help me tonight?"] },
      { speaker: 'assistant', sentences: ['For heavy bleeding or a swollen face, call 911 or go to a hospital.'] },
      { speaker: 'caller', sentences: ["Do you think it's infected?"] },
      {
        speaker: 'assistant',
        sentences: [
          'Only the dentist can tell, after a look at it.',
          'You decide together, and you hear the price before anything is done.',
        ],
      },
      { speaker: 'caller', sentences: ["Can someone call me back? It's urgent."] },
      {
        speaker: 'assistant',
        sentences: [
          "Of course. This is a sample, so nobody can join and nothing is sent, but I'll show you how I take a message.",
          'What is your full name?',
        ],
      },
      { speaker: 'caller', sentences: ['Laura Bennett.'] },
      {
        speaker: 'assistant',
        sentences: ['Thank you, Laura Bennett.', 'What is your phone number, with its area code?'],
      },
      { speaker: 'caller', sentences: ['201 555 0134.'] },
      {
        speaker: 'assistant',
        sentences: ['I have 2 0 1, 5 5 5, 0 1 3 4.', 'What is it about? Tell me in your own words.'],
      },
      { speaker: 'caller', sentences: ['I broke a tooth at dinner, and it hurts a lot.'] },
      {
        speaker: 'assistant',
        sentences: [
          'Let me read it back.',
          'Your name: Laura Bennett.',
          'Your phone number: 2 0 1, 5 5 5, 0 1 3 4.',
          'Your message: I broke a tooth at dinner, and it hurts a lot.',
          "If this weren't a sample, a person would get back to you.",
          'Is that right?',
        ],
      },
      { speaker: 'caller', sentences: ['Yes, please.'] },
      {
        speaker: 'assistant',
        sentences: [
          'A real clinic would have your message now. This is a sample: nothing was stored or sent.',
          'If you want an agent like this, start a call with our own desk.',
          'Is there anything else?',
        ],
      },
    ],
    request: [
      ['Full Name', 'Laura Bennett'],
      ['Phone Number', '201 555 0134'],
      ['Message', 'I broke a tooth at dinner, and it hurts a lot.'],
    ],
  },
  'dental-night': {
    business: 'Maple Street Dental',
    turns: [
      {
        speaker: 'assistant',
        sentences: [
          "Maple Street Dental, hello! I'm the AI assistant of a sample desk: nothing you book here is real.",
          'Ask me anything, or book a visit. How can I help?',
        ],
      },
      {
        speaker: 'caller',
        sentences: ['Hi, a filling just fell out and it really hurts. Can I get an emergency visit tomorrow morning?'],
      },
      { speaker: 'assistant', sentences: ['I have tomorrow at 9 am or 11 am. Which suits you?'] },
      { speaker: 'caller', sentences: ['The first one, please.'] },
      { speaker: 'assistant', sentences: ['Tomorrow at 9 am, then.', 'What name shall I put it under?'] },
      { speaker: 'caller', sentences: ['Grace Miller.'] },
      {
        speaker: 'assistant',
        sentences: [
          'Just to confirm: emergency visit on Tuesday, March 3 at 9 am with Dr. Okafor, for Grace Miller. Shall I book it?',
        ],
      },
      { speaker: 'caller', sentences: ['Yes, please.'] },
      {
        speaker: 'assistant',
        sentences: [
          'Booked: emergency visit on Tuesday, March 3 at 9 am with Dr. Okafor, for Grace Miller. As this is a sample, nobody will expect you.',
          'Is there anything else?',
        ],
      },
      { speaker: 'caller', sentences: ['And will my insurance pay for it?'] },
      {
        speaker: 'assistant',
        sentences: [
          'We work with most large dental plans and send the claim for you.',
          'Bring your card, and we check what it covers before treatment.',
        ],
      },
    ],
    booked: {
      service: 'emergency visit',
      day: 'Tuesday, March 3',
      time: '9 am',
      person: 'Dr. Okafor',
      name: 'Grace Miller',
    },
  },
  'hair-salon': {
    business: 'Corner Chair Hair Salon',
    turns: [
      {
        speaker: 'assistant',
        sentences: [
          "Corner Chair Hair Salon, hi! I'm the AI assistant of a sample desk: nothing you book here is real.",
          'Ask me anything, or book a chair. How can I help?',
        ],
      },
      { speaker: 'caller', sentences: ['Hello, do you take walk-ins?'] },
      {
        speaker: 'assistant',
        sentences: ['When a chair is free, yes.', "Saturdays are usually full, so it's safer to book."],
      },
      { speaker: 'caller', sentences: ["Better not risk it. I'd like a women's cut on Saturday."] },
      { speaker: 'assistant', sentences: ['I have Saturday at 9 am or 10:30 am. Which suits you?'] },
      { speaker: 'caller', sentences: ['The first one, please.'] },
      { speaker: 'assistant', sentences: ['Saturday at 9 am, then.', 'What name shall I put it under?'] },
      { speaker: 'caller', sentences: ['Ines Keller.'] },
      {
        speaker: 'assistant',
        sentences: [
          "Just to confirm: women's cut on Saturday, March 7 at 9 am with Mara, for Ines Keller. Shall I book it?",
        ],
      },
      { speaker: 'caller', sentences: ['Yes.'] },
      {
        speaker: 'assistant',
        sentences: [
          "Booked: women's cut on Saturday, March 7 at 9 am with Mara, for Ines Keller. As this is a sample, nobody will expect you.",
          'Is there anything else?',
        ],
      },
    ],
    booked: { service: "women's cut", day: 'Saturday, March 7', time: '9 am', person: 'Mara', name: 'Ines Keller' },
  },
  'career-coach': {
    business: 'Hazel Ward Coaching',
    turns: [
      {
        speaker: 'assistant',
        sentences: [
          "Hazel Ward Coaching, hello! I'm the AI assistant of a sample desk: nothing you book here is real.",
          'Ask me anything, or book an intro call. How can I help?',
        ],
      },
      { speaker: 'caller', sentences: ['Hi, what does a session cost?'] },
      { speaker: 'assistant', sentences: ['A one-hour session is 140 dollars.', 'A package of six is 750 dollars.'] },
      { speaker: 'caller', sentences: ['Is the intro call free?'] },
      {
        speaker: 'assistant',
        sentences: [
          'Yes, the first half hour is free.',
          'You tell Hazel what you want to change, and you both decide whether to go on.',
          'If you like, I can look for a time for you.',
        ],
      },
      { speaker: 'caller', sentences: ['Then I would like to book an intro call on Wednesday afternoon.'] },
      { speaker: 'assistant', sentences: ['I have Wednesday at noon or 1:30 pm. Which suits you?'] },
      { speaker: 'caller', sentences: ['The second one works.'] },
      { speaker: 'assistant', sentences: ['Wednesday at 1:30 pm, then.', 'What name shall I put it under?'] },
      { speaker: 'caller', sentences: ['Maya Chen.'] },
      {
        speaker: 'assistant',
        sentences: ['Just to confirm: intro call on Wednesday, March 4 at 1:30 pm, for Maya Chen. Shall I book it?'],
      },
      { speaker: 'caller', sentences: ['Yes, please.'] },
      {
        speaker: 'assistant',
        sentences: [
          'Booked: intro call on Wednesday, March 4 at 1:30 pm, for Maya Chen. As this is a sample, nobody will expect you.',
          'Is there anything else?',
        ],
      },
    ],
    booked: { service: 'intro call', day: 'Wednesday, March 4', time: '1:30 pm', person: '', name: 'Maya Chen' },
  },
  'design-agency': {
    business: 'Northlight Studio',
    turns: [
      {
        speaker: 'assistant',
        sentences: [
          "Northlight Studio, hello! I'm the AI assistant of a sample desk: nothing you book here is real.",
          'Ask me anything, or book an intro call. How can I help?',
        ],
      },
      { speaker: 'caller', sentences: ['Hello, do you build online shops?'] },
      {
        speaker: 'assistant',
        sentences: ['Yes, about half of our sites are Shopify stores.', 'We also work with WordPress.'],
      },
      { speaker: 'caller', sentences: ['What does a new site cost?'] },
      {
        speaker: 'assistant',
        sentences: [
          'Most websites we build cost between 20,000 and 60,000 dollars.',
          'Branding on its own starts at 12,000 dollars.',
        ],
      },
      { speaker: 'caller', sentences: ['And how soon could you begin?'] },
      {
        speaker: 'assistant',
        sentences: ["We're booked about six weeks ahead.", 'Smaller projects sometimes start sooner.'],
      },
      {
        speaker: 'caller',
        sentences: ['That would work for us. Can I book an intro call on Thursday, no, sorry, on Friday?'],
      },
      { speaker: 'assistant', sentences: ['I have Friday at 9 am or noon. Which suits you?'] },
      { speaker: 'caller', sentences: ['The earlier one.'] },
      { speaker: 'assistant', sentences: ['Friday at 9 am, then.', 'What name shall I put it under?'] },
      { speaker: 'caller', sentences: ["It's Robert Hale."] },
      {
        speaker: 'assistant',
        sentences: [
          'Just to confirm: intro call on Friday, March 6 at 9 am with Luis, for Robert Hale. Shall I book it?',
        ],
      },
      { speaker: 'caller', sentences: ['Yes.'] },
      {
        speaker: 'assistant',
        sentences: [
          'Booked: intro call on Friday, March 6 at 9 am with Luis, for Robert Hale. As this is a sample, nobody will expect you.',
          'Is there anything else?',
        ],
      },
    ],
    booked: { service: 'intro call', day: 'Friday, March 6', time: '9 am', person: 'Luis', name: 'Robert Hale' },
  },
  'online-store': {
    business: 'Fern & Clay',
    turns: [
      {
        speaker: 'assistant',
        sentences: [
          "Fern & Clay, hello! I'm the AI assistant of a sample desk: nothing you book here is real.",
          'Ask me about delivery, returns or your order. How can I help?',
        ],
      },
      { speaker: 'caller', sentences: ['Hi, how long does delivery to Canada take?'] },
      { speaker: 'assistant', sentences: ['Orders to Canada take about ten business days.'] },
      { speaker: 'caller', sentences: ['And one of my pots arrived broken. What do you do then?'] },
      {
        speaker: 'assistant',
        sentences: [
          'We send a new one for free.',
          'Keep the parts until you hear from us, since we may ask for a photo.',
          'Shall I take a message for the team?',
        ],
      },
      { speaker: 'caller', sentences: ['Yes, please take a message.'] },
      {
        speaker: 'assistant',
        sentences: [
          'Gladly. This is a sample, so nothing of your message is stored or sent.',
          'What is your full name?',
        ],
      },
      { speaker: 'caller', sentences: ['Priya Nair.'] },
      { speaker: 'assistant', sentences: ['Thank you, Priya Nair.', 'What is your email address? You can spell it.'] },
      { speaker: 'caller', sentences: ["It's priya at example dot com."] },
      {
        speaker: 'assistant',
        sentences: ['I have P, R, I, Y, A, at example dot com.', 'What happened, and what is the order number?'],
      },
      { speaker: 'caller', sentences: ['The blue pot in order 20418 has a crack in the side.'] },
      {
        speaker: 'assistant',
        sentences: [
          'Let me read it back.',
          'Your name: Priya Nair.',
          'Your email address: P, R, I, Y, A, at example dot com.',
          'Your message: The blue pot in order 20418 has a crack in the side.',
          'Is that right?',
        ],
      },
      { speaker: 'caller', sentences: ['Yes, that is right.'] },
      {
        speaker: 'assistant',
        sentences: [
          'A real business would have your message now. This is a sample: nothing was stored or sent.',
          'Is there anything else?',
        ],
      },
    ],
    request: [
      ['Full Name', 'Priya Nair'],
      ['Email Address', 'priya@example.com'],
      ['Message', 'The blue pot in order 20418 has a crack in the side.'],
    ],
  },
  'real-estate-office': {
    business: 'Lakeview Homes',
    turns: [
      {
        speaker: 'assistant',
        sentences: [
          "Lakeview Homes, hello! I'm the AI assistant of a sample desk: nothing you book here is real.",
          'Ask me about a home, or book a showing. How can I help?',
        ],
      },
      { speaker: 'caller', sentences: ['Hi, is the house on Birch Lane still available?'] },
      {
        speaker: 'assistant',
        sentences: [
          'Yes, 14 Birch Lane is still for sale.',
          'It has three bedrooms and a yard, and the asking price is 412,000 dollars.',
        ],
      },
      { speaker: 'caller', sentences: ['How high are the property taxes?'] },
      {
        speaker: 'assistant',
        sentences: [
          'The property tax for 14 Birch Lane was 5,300 dollars last year.',
          "There is no homeowners' association.",
        ],
      },
      { speaker: 'caller', sentences: ['I would like to see it. Can I book a showing on Saturday morning?'] },
      { speaker: 'assistant', sentences: ['I have Saturday at 10 am or 10:30 am. Which suits you?'] },
      { speaker: 'caller', sentences: ['The first one is good.'] },
      { speaker: 'assistant', sentences: ['Saturday at 10 am, then.', 'What name shall I put it under?'] },
      { speaker: 'caller', sentences: ['Elena Petrova.'] },
      {
        speaker: 'assistant',
        sentences: [
          'Just to confirm: showing on Saturday, March 7 at 10 am with Grace, for Elena Petrova. Shall I book it?',
        ],
      },
      { speaker: 'caller', sentences: ['Yes, please.'] },
      {
        speaker: 'assistant',
        sentences: [
          'Booked: showing on Saturday, March 7 at 10 am with Grace, for Elena Petrova. As this is a sample, nobody will expect you.',
          'Is there anything else?',
        ],
      },
    ],
    booked: { service: 'showing', day: 'Saturday, March 7', time: '10 am', person: 'Grace', name: 'Elena Petrova' },
  },
  'tax-consultant': {
    business: 'Brightwater Tax',
    turns: [
      {
        speaker: 'assistant',
        sentences: [
          "Brightwater Tax, hello! I'm the AI assistant of a sample desk: nothing you book here is real.",
          'Ask me anything, or book a meeting. How can I help?',
        ],
      },
      { speaker: 'caller', sentences: ["Hello, I'm a freelance designer. Do you work with freelancers?"] },
      {
        speaker: 'assistant',
        sentences: [
          'Yes, about half of our clients are freelancers.',
          'The others are companies with up to twenty employees.',
        ],
      },
      { speaker: 'caller', sentences: ['What do you charge for a tax return?'] },
      {
        speaker: 'assistant',
        sentences: ["A freelancer's yearly return is a fixed 480 dollars.", 'Advice is 160 dollars an hour.'],
      },
      { speaker: 'caller', sentences: ['Can I have a meeting on Tuesday?'] },
      { speaker: 'assistant', sentences: ['I have tomorrow at 11 am or 12:30 pm. Which suits you?'] },
      { speaker: 'caller', sentences: ['The later one.'] },
      { speaker: 'assistant', sentences: ['Tomorrow at 12:30 pm, then.', 'What name shall I put it under?'] },
      { speaker: 'caller', sentences: ['Jonas Weber.'] },
      {
        speaker: 'assistant',
        sentences: [
          'Just to confirm: meeting on Tuesday, March 3 at 12:30 pm with Nora, for Jonas Weber. Shall I book it?',
        ],
      },
      { speaker: 'caller', sentences: ['Yes.'] },
      {
        speaker: 'assistant',
        sentences: [
          'Booked: meeting on Tuesday, March 3 at 12:30 pm with Nora, for Jonas Weber. As this is a sample, nobody will expect you.',
          'Is there anything else?',
        ],
      },
      { speaker: 'caller', sentences: ['What should I bring?'] },
      {
        speaker: 'assistant',
        sentences: [
          "Bring last year's return and a list of your income and expenses.",
          'If you have neither, come anyway.',
        ],
      },
    ],
    booked: { service: 'meeting', day: 'Tuesday, March 3', time: '12:30 pm', person: 'Nora', name: 'Jonas Weber' },
  },
};

/** What the agents say to the questions of pages, by the page's id and the question. */
export const sampleAnswers: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  coaches: {
    'What does a session cost?': ['A one-hour session is 140 dollars.', 'A package of six is 750 dollars.'],
    'Is the first conversation free?': [
      'Yes, the first half hour is free.',
      'You tell Hazel what you want to change, and you both decide whether to go on.',
    ],
    'Do you work online?': [
      'Most sessions are by video.',
      'In Boston you can also meet Hazel at her office on Beacon Street.',
    ],
    'Are you free on Thursday afternoon?': ['Gladly. What is it for: intro call or coaching session?'],
  },
  agencies: {
    'Do you build online shops?': ['Yes, about half of our sites are Shopify stores.', 'We also work with WordPress.'],
    'What is your minimum budget?': [
      'Most websites we build cost between 20,000 and 60,000 dollars.',
      'Branding on its own starts at 12,000 dollars.',
    ],
    'When could you start?': ["We're booked about six weeks ahead.", 'Smaller projects sometimes start sooner.'],
    'Can I talk to somebody?': [
      "Of course. I can't put you through from here, but a person on the team will get back to you. I'll take your request and mark it urgent.",
      'What is your full name?',
    ],
  },
  'local-shops': {
    'When are you open?': [
      'Tuesday and Wednesday from 9 to 6, Thursday and Friday from 9 to 8, and Saturday from 9 to 4.',
      'Shall I go on?',
    ],
    'How much is a women’s cut?': ["A women's cut with wash and blow-dry is 62 dollars and takes an hour."],
    'Do you have time for a cut on Saturday?': ['I have Saturday at 9 am or 10:30 am. Which suits you?'],
    'Can I just walk in?': ['When a chair is free, yes.', "Saturdays are usually full, so it's safer to book."],
  },
  'e-commerce-stores': {
    'How long is delivery?': ['Three to five business days in the United States.', 'Canada takes about ten.'],
    'How do I return this?': [
      'You have thirty days.',
      'Use the return link in your order email, print the label and drop the parcel off.',
    ],
    'My order arrived broken. What now?': [
      'We send a new one for free.',
      'Keep the parts until you hear from us, since we may ask for a photo.',
    ],
    'Can the pots stay out in winter?': [
      'The stoneware pots can.',
      'The terracotta ones crack in hard frost, so bring those inside.',
    ],
  },
  'healthcare-providers': {
    'Do you take my insurance?': [
      'We work with most large dental plans and send the claim for you.',
      'Bring your card, and we check what it covers before treatment.',
    ],
    'Do you treat children?': [
      'Yes, as soon as the first tooth comes in.',
      "A child's check-up is 40 dollars, and a parent can stay in the room.",
    ],
    'What does it cost to cancel?': [
      'Canceling is free up to 24 hours before.',
      'Late cancellations and no-shows are 30 dollars.',
    ],
    'Will it hurt?': ["We numb the tooth first, so most visits don't hurt."],
  },
  'real-estate-agents': {
    'Is it still available?': [
      'Yes, 14 Birch Lane is still for sale.',
      'It has three bedrooms and a yard, and the asking price is 412,000 dollars.',
    ],
    'What are the monthly costs?': [
      'The property tax for 14 Birch Lane was 5,300 dollars last year.',
      "There is no homeowners' association.",
    ],
    'When can I see it?': ['For the showing, then.', 'I have today at 10:30 am or noon. Which suits you?'],
    'What would my home sell for?': [
      'We visit your home, compare it with recent sales and give you a written estimate.',
      'The visit is free.',
    ],
  },
  consultants: {
    'Can you help me if I’m late?': [
      'Yes. We ask for an extension if there is still time, and we file what is missing with you.',
    ],
    'What do you charge?': ["A freelancer's yearly return is a fixed 480 dollars.", 'Advice is 160 dollars an hour.'],
    'Do you work with freelancers?': [
      'Yes, about half of our clients are freelancers.',
      'The others are companies with up to twenty employees.',
    ],
    'When can we talk?': ['For the meeting, then.', 'I have today at 10:30 am or noon. Which suits you?'],
  },
  faq: {
    'What if two people call at once?': [
      'It can take several calls at the same time.',
      'How many depends on your phone line, and we check that on the discovery call.',
    ],
  },
};
