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
  'coach-message': {
    business: 'Hazel Ward Coaching',
    turns: [
      {
        speaker: 'assistant',
        sentences: [
          "Hazel Ward Coaching, hello! I'm the AI assistant of a sample desk: nothing you book here is real.",
          'Ask me anything, or book an intro call. How can I help?',
        ],
      },
      { speaker: 'caller', sentences: ['Hi, how many sessions do people need?'] },
      {
        speaker: 'assistant',
        sentences: ['Many clients have six sessions over three months.', 'You can stop at any time.'],
      },
      { speaker: 'caller', sentences: ['Can I leave a message for Hazel?'] },
      {
        speaker: 'assistant',
        sentences: [
          'Gladly. This is a sample, so nothing of your message is stored or sent.',
          'What is your full name?',
        ],
      },
      { speaker: 'caller', sentences: ['Alex Romero.'] },
      {
        speaker: 'assistant',
        sentences: ['Thank you, Alex Romero.', 'What is your phone number, with its area code?'],
      },
      { speaker: 'caller', sentences: ['201 555 0126.'] },
      {
        speaker: 'assistant',
        sentences: ['I have 2 0 1, 5 5 5, 0 1 2 6.', 'What is it about? Tell me in your own words.'],
      },
      { speaker: 'caller', sentences: ['I want Hazel to coach six managers at my company.'] },
      {
        speaker: 'assistant',
        sentences: [
          'Let me read it back.',
          'Your name: Alex Romero.',
          'Your phone number: 2 0 1, 5 5 5, 0 1 2 6.',
          'Your message: I want Hazel to coach six managers at my company.',
          'Is that right?',
        ],
      },
      { speaker: 'caller', sentences: ['Yes, please.'] },
      {
        speaker: 'assistant',
        sentences: [
          'A real business would have your message now. This is a sample: nothing was stored or sent.',
          'Is there anything else?',
        ],
      },
    ],
    request: [
      ['Full Name', 'Alex Romero'],
      ['Phone Number', '201 555 0126'],
      ['Message', 'I want Hazel to coach six managers at my company.'],
    ],
  },
  'agency-message': {
    business: 'Northlight Studio',
    turns: [
      {
        speaker: 'assistant',
        sentences: [
          "Northlight Studio, hello! I'm the AI assistant of a sample desk: nothing you book here is real.",
          'Ask me anything, or book an intro call. How can I help?',
        ],
      },
      { speaker: 'caller', sentences: ['Hi, do you look after a site once it is live?'] },
      { speaker: 'assistant', sentences: ['Yes, we offer a care plan for updates and small changes, by the month.'] },
      { speaker: 'caller', sentences: ['Good. Can I leave a message?'] },
      {
        speaker: 'assistant',
        sentences: [
          'Gladly. This is a sample, so nothing of your message is stored or sent.',
          'What is your full name?',
        ],
      },
      { speaker: 'caller', sentences: ['Hannah Cole.'] },
      {
        speaker: 'assistant',
        sentences: ['Thank you, Hannah Cole.', 'What is your phone number, with its area code?'],
      },
      { speaker: 'caller', sentences: ['201 555 0171.'] },
      {
        speaker: 'assistant',
        sentences: ['I have 2 0 1, 5 5 5, 0 1 7 1.', 'What is it about? Tell me in your own words.'],
      },
      { speaker: 'caller', sentences: ['We want a new site for our hotel before the summer.'] },
      {
        speaker: 'assistant',
        sentences: [
          'Let me read it back.',
          'Your name: Hannah Cole.',
          'Your phone number: 2 0 1, 5 5 5, 0 1 7 1.',
          'Your message: We want a new site for our hotel before the summer.',
          'Is that right?',
        ],
      },
      { speaker: 'caller', sentences: ['Yes, please.'] },
      {
        speaker: 'assistant',
        sentences: [
          'A real business would have your message now. This is a sample: nothing was stored or sent.',
          'Is there anything else?',
        ],
      },
    ],
    request: [
      ['Full Name', 'Hannah Cole'],
      ['Phone Number', '201 555 0171'],
      ['Message', 'We want a new site for our hotel before the summer.'],
    ],
  },
  'salon-message': {
    business: 'Corner Chair Hair Salon',
    turns: [
      {
        speaker: 'assistant',
        sentences: [
          "Corner Chair Hair Salon, hi! I'm the AI assistant of a sample desk: nothing you book here is real.",
          'Ask me anything, or book a chair. How can I help?',
        ],
      },
      { speaker: 'caller', sentences: ['Hi, how long does a color last?'] },
      {
        speaker: 'assistant',
        sentences: [
          'Roots show after four to six weeks.',
          'Highlights look good for three months, and balayage for up to six.',
        ],
      },
      { speaker: 'caller', sentences: ['Can someone call me back about mine?'] },
      {
        speaker: 'assistant',
        sentences: [
          'Gladly. This is a sample, so nothing of your message is stored or sent.',
          'What is your full name?',
        ],
      },
      { speaker: 'caller', sentences: ['Zoe Becker.'] },
      { speaker: 'assistant', sentences: ['Thank you, Zoe Becker.', 'What is your phone number, with its area code?'] },
      { speaker: 'caller', sentences: ['201 555 0143.'] },
      {
        speaker: 'assistant',
        sentences: ['I have 2 0 1, 5 5 5, 0 1 4 3.', 'What is it about? Tell me in your own words.'],
      },
      { speaker: 'caller', sentences: ['My color from last week has faded already.'] },
      {
        speaker: 'assistant',
        sentences: [
          'Let me read it back.',
          'Your name: Zoe Becker.',
          'Your phone number: 2 0 1, 5 5 5, 0 1 4 3.',
          'Your message: My color from last week has faded already.',
          'Is that right?',
        ],
      },
      { speaker: 'caller', sentences: ['Yes, please.'] },
      {
        speaker: 'assistant',
        sentences: [
          'A real salon would have your message now. This is a sample: nothing was stored or sent.',
          'If you want an agent like this, start a call with our own desk.',
          'Is there anything else?',
        ],
      },
    ],
    request: [
      ['Full Name', 'Zoe Becker'],
      ['Phone Number', '201 555 0143'],
      ['Message', 'My color from last week has faded already.'],
    ],
  },
  'store-message': {
    business: 'Fern & Clay',
    turns: [
      {
        speaker: 'assistant',
        sentences: [
          "Fern & Clay, hello! I'm the AI assistant of a sample desk: nothing you book here is real.",
          'Ask me about delivery, returns or your order. How can I help?',
        ],
      },
      { speaker: 'caller', sentences: ['Hi, what does shipping cost?'] },
      { speaker: 'assistant', sentences: ['Shipping is 6 dollars, and free on orders over 60 dollars.'] },
      { speaker: 'caller', sentences: ['I need to change the address of an order. Can you take a message?'] },
      {
        speaker: 'assistant',
        sentences: [
          'Gladly. This is a sample, so nothing of your message is stored or sent.',
          'What is your full name?',
        ],
      },
      { speaker: 'caller', sentences: ['Luis Ortega.'] },
      { speaker: 'assistant', sentences: ['Thank you, Luis Ortega.', 'What is your email address? You can spell it.'] },
      { speaker: 'caller', sentences: ["It's luis at example dot com."] },
      {
        speaker: 'assistant',
        sentences: ['I have L, U, I, S, at example dot com.', 'What happened, and what is the order number?'],
      },
      { speaker: 'caller', sentences: ['Order 20455 should go to 12 Hill Road.'] },
      {
        speaker: 'assistant',
        sentences: [
          'Let me read it back.',
          'Your name: Luis Ortega.',
          'Your email address: L, U, I, S, at example dot com.',
          'Your message: Order 20455 should go to 12 Hill Road.',
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
      ['Full Name', 'Luis Ortega'],
      ['Email Address', 'luis@example.com'],
      ['Message', 'Order 20455 should go to 12 Hill Road.'],
    ],
  },
  'estate-message': {
    business: 'Lakeview Homes',
    turns: [
      {
        speaker: 'assistant',
        sentences: [
          "Lakeview Homes, hello! I'm the AI assistant of a sample desk: nothing you book here is real.",
          'Ask me about a home, or book a showing. How can I help?',
        ],
      },
      { speaker: 'caller', sentences: ['Hi, can I have a dog in your rentals?'] },
      {
        speaker: 'assistant',
        sentences: [
          'It depends on the home.',
          "Each listing says whether pets are allowed, and we ask the owner if it doesn't.",
        ],
      },
      { speaker: 'caller', sentences: ['Can I leave a message for the office?'] },
      {
        speaker: 'assistant',
        sentences: [
          'Gladly. This is a sample, so nothing of your message is stored or sent.',
          'What is your full name?',
        ],
      },
      { speaker: 'caller', sentences: ['Omar Haddad.'] },
      {
        speaker: 'assistant',
        sentences: ['Thank you, Omar Haddad.', 'What is your phone number, with its area code?'],
      },
      { speaker: 'caller', sentences: ['201 555 0158.'] },
      {
        speaker: 'assistant',
        sentences: ['I have 2 0 1, 5 5 5, 0 1 5 8.', 'What is it about? Tell me in your own words.'],
      },
      { speaker: 'caller', sentences: ['I am looking for two rooms with a yard for my dog, from May.'] },
      {
        speaker: 'assistant',
        sentences: [
          'Let me read it back.',
          'Your name: Omar Haddad.',
          'Your phone number: 2 0 1, 5 5 5, 0 1 5 8.',
          'Your message: I am looking for two rooms with a yard for my dog, from May.',
          'Is that right?',
        ],
      },
      { speaker: 'caller', sentences: ['Yes, please.'] },
      {
        speaker: 'assistant',
        sentences: [
          'A real business would have your message now. This is a sample: nothing was stored or sent.',
          'Is there anything else?',
        ],
      },
    ],
    request: [
      ['Full Name', 'Omar Haddad'],
      ['Phone Number', '201 555 0158'],
      ['Message', 'I am looking for two rooms with a yard for my dog, from May.'],
    ],
  },
  'tax-message': {
    business: 'Brightwater Tax',
    turns: [
      {
        speaker: 'assistant',
        sentences: [
          "Brightwater Tax, hello! I'm the AI assistant of a sample desk: nothing you book here is real.",
          'Ask me anything, or book a meeting. How can I help?',
        ],
      },
      { speaker: 'caller', sentences: ['Hello, do you work with clients in other states?'] },
      {
        speaker: 'assistant',
        sentences: [
          'We work with clients in New York, New Jersey and Connecticut.',
          'For other states we recommend a colleague.',
        ],
      },
      { speaker: 'caller', sentences: ['Can someone call me back about a letter?'] },
      {
        speaker: 'assistant',
        sentences: [
          'Gladly. This is a sample, so nothing of your message is stored or sent.',
          'What is your full name?',
        ],
      },
      { speaker: 'caller', sentences: ['Claire Novak.'] },
      {
        speaker: 'assistant',
        sentences: ['Thank you, Claire Novak.', 'What is your phone number, with its area code?'],
      },
      { speaker: 'caller', sentences: ['201 555 0119.'] },
      {
        speaker: 'assistant',
        sentences: ['I have 2 0 1, 5 5 5, 0 1 1 9.', 'What is it about? Tell me in your own words.'],
      },
      { speaker: 'caller', sentences: ['The tax office wants an answer by Friday.'] },
      {
        speaker: 'assistant',
        sentences: [
          'Let me read it back.',
          'Your name: Claire Novak.',
          'Your phone number: 2 0 1, 5 5 5, 0 1 1 9.',
          'Your message: The tax office wants an answer by Friday.',
          'Is that right?',
        ],
      },
      { speaker: 'caller', sentences: ['Yes, please.'] },
      {
        speaker: 'assistant',
        sentences: [
          'A real business would have your message now. This is a sample: nothing was stored or sent.',
          'Is there anything else?',
        ],
      },
    ],
    request: [
      ['Full Name', 'Claire Novak'],
      ['Phone Number', '201 555 0119'],
      ['Message', 'The tax office wants an answer by Friday.'],
    ],
  },
};

/** What the agents say to the questions of pages, by the page's id and the question. */
export const sampleAnswers: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  coaches: {
    'What do you help with?': [
      'Hazel helps people who change jobs, return to work or lead a team for the first time.',
      "She doesn't do therapy.",
    ],
    'What if I have to cancel?': [
      'You can move a session for free until the day before.',
      'After that, you pay for it.',
    ],
    'Do you work online?': [
      'Most sessions are by video.',
      'In Boston you can also meet Hazel at her office on Beacon Street.',
    ],
    'Are you free on Thursday afternoon?': ['Gladly. What is it for: intro call or coaching session?'],
  },
  agencies: {
    'How long does a website take?': ['A website takes ten to fourteen weeks from the first workshop to the launch.'],
    'What is your minimum budget?': [
      'Most websites we build cost between 20,000 and 60,000 dollars.',
      'Branding on its own starts at 12,000 dollars.',
    ],
    'What do you do?': ['We design brands and websites, and we build the websites we design.', "We don't run ads."],
    'Can I talk to somebody?': [
      "Of course. I can't put you through from here, but a person on the team will get back to you. I'll take your request and mark it urgent.",
      'What is your full name?',
    ],
  },
  'local-shops': {
    'When are you open?': [
      'Tuesday and Wednesday from 9 to 6, Thursday and Friday from 9 to 8, and Saturday from 9 to 4.',
    ],
    'How much is a women’s cut?': ["A women's cut with wash and blow-dry is 62 dollars and takes an hour."],
    'Do you cut children’s hair?': [
      'Yes, up to twelve years a cut is 24 dollars.',
      'There are books and a booster chair, and first haircuts get a photo.',
    ],
    'Where can I park?': [
      'We are at 5 Market Square.',
      'The garage under the square is two minutes away, and we pay your first hour.',
    ],
  },
  'e-commerce-stores': {
    'How can I pay?': ['By card, PayPal or Apple Pay.'],
    'How do I return this?': [
      'You have thirty days.',
      'Use the return link in your order email, print the label and drop the parcel off.',
    ],
    'Do the pots have a hole?': ['All pots wider than four inches have a drainage hole and come with a saucer.'],
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
    'Which schools are near Birch Lane?': [
      'Lakeview Elementary is a ten minute walk from Birch Lane.',
      'The high school is two miles away.',
    ],
    'What is your commission?': [
      'Sellers pay four percent of the price when the sale closes.',
      'Buyers pay us nothing.',
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
    'What should I bring?': [
      "Bring last year's return and a list of your income and expenses.",
      'If you have neither, come anyway.',
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
