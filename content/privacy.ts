import { paths } from './paths.ts';
import { legalSchema } from './schema.ts';

export const privacy = legalSchema.parse({
  page: {
    title: 'Privacy',
    description:
      'What this site does with a request you send, with a call to the voice demo, and what your browser does.',
  },
  header: {
    heading: 'Privacy',
    text: 'What happens to what you write and say here, in plain words.',
  },
  sections: [
    {
      id: 'reading',
      heading: 'When you read these pages',
      points: [
        'No cookies for visitors, no advertising, and no fonts, pictures or scripts from other servers, unless you start a call that a voice service holds for us.',
        'We count how often a page is opened, a call is started and a request is sent, as sums of a day. A sum holds no address, no name and nothing that would tell one visitor from another, and nothing is put into your browser for it. If your browser asks not to be tracked (Do Not Track or Global Privacy Control), your visit is not counted.',
        'Your network address reaches our server, as it does with every site. We use it to limit how many requests, calls and chats come from one place in a short time, and do not keep it beside either.',
      ],
    },
    {
      id: 'form',
      heading: 'When you send a request',
      points: [
        'We keep what you put into the form, and when: your name, email address, website, phone number if you gave one, what you told us, and how you would like to be answered. We keep it until you ask us to delete it.',
        'Our staff read it to answer you. You get a confirmation by email; the mail server of this site carries it. It greets you by your first name and repeats nothing else that you wrote. So that nobody can use it to bother others, we count for two days how many went to an address and to its domain, as a code that the address cannot be read from.',
        'Until you send it, what you typed stays in this tab of your browser, so that a reload does not lose it. It goes when you close the tab.',
      ],
    },
    {
      id: 'call',
      heading: 'When you call the voice demo',
      points: [
        'A call can be held in three ways, told below. Which one this site uses stands beside the button that starts the call, and you agree to it by pressing that button. “Type instead” works in all of them: then the microphone is not asked for.',
        'We keep the text of the call, when it was, why it ended and how fast the answers came, so that we can see what callers need. It is deleted after 30 days, unless this site is set to another number, which the line beside the start button then says. If you sent a request from the call, its text is kept as long as that request.',
        'If this site lets a language model write the assistant’s answers, the text of the call goes to that model. Otherwise the answers are put together on our own server.',
        'Some browsers have a language model of their own. Where yours has one ready, the line beside the start button says so: when the assistant is unsure what you mean, that model reads your last words on your device and tells which of our questions they come nearest to. It writes no answers, and nothing is downloaded for it. Whoever runs this site can switch that off.',
        'Your tab keeps a key to the call while it lasts, so that you can come back to it from another page, and what you typed and have not sent. The key is of no use afterwards, except to show that a request you send later came from that call.',
      ],
    },
    {
      id: 'chat',
      heading: 'When you chat with our assistant',
      points: [
        'You write with an AI, not a person. Nothing of the chat is loaded before you press its button, and nothing is kept before you send a first message. It uses no microphone and no sound.',
        'It runs on our own server, whatever holds the calls. We keep its text as we keep that of a call, for as long, and a language model sees it where this site uses one.',
        'Your tab keeps a key to the chat while it lasts, so that it goes on when you open another page of this site.',
      ],
    },
    {
      id: 'call-in-your-browser',
      heading: 'Calls that your browser hears',
      points: [
        'Sound does not reach us and is not recorded. Your browser turns your speech into text and sends us the text; the assistant’s voice is made by your browser.',
        'In Chrome and Edge, speech is turned into text by a service of the browser’s maker (Google, Microsoft), which therefore hears what you say while the microphone is on. In other browsers it may be done on your device or by their maker too. Their own privacy terms hold for that. Where your browser is ready to do it on your device, we ask it to do it there and nowhere else, and the line beside the start button says so.',
      ],
    },
    {
      id: 'call-on-our-server',
      heading: 'Calls that our server hears',
      points: [
        'The sound of your microphone goes to our server while the call lasts, and from there to the speech services that the operator of this site has chosen: one turns it into text, another makes the assistant’s voice. We record no sound; what those services keep, their own terms say.',
      ],
    },
    {
      id: 'call-by-platform',
      heading: 'Calls that a voice platform holds',
      points: [
        'The call runs over the servers of the voice platform Vapi and of Daily, which carries the sound. Your browser connects to them when you start the call, and not before: they learn your network address and hear what you say. Vapi sends us the text when the call has ended. Their own privacy terms hold for what they keep.',
      ],
    },
    {
      id: 'rights',
      heading: 'What you can ask for',
      points: [
        'You can ask what we hold about you, have it corrected, or have it deleted, under the GDPR and the CCPA or just because you want to. Tell us the email address you used, or when you called.',
      ],
    },
  ],
  closing: {
    text: 'The quickest way to reach us about any of this is the form.',
    link: { label: 'Write to us', href: paths.startWorking },
  },
});
