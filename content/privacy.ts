import { paths } from './paths.ts';
import { requestUse } from './request-use.ts';
import { legalSchema } from './schema.ts';

export const privacy = legalSchema.parse({
  page: {
    title: 'Privacy',
    description: 'What this site does with a request you send, with a call or a chat, and what stays in your browser.',
  },
  header: {
    heading: 'Privacy',
    text: 'What happens to what you write and say here, in plain words.',
  },
  updated: 'November 25, 2026',
  summary: [
    { title: 'What it’s for', text: requestUse },
    {
      title: 'No cookies',
      text: 'None for visitors. No advertising, and visits are counted only as daily totals.',
    },
    {
      title: 'When it’s deleted',
      text: 'The text of a call or a chat after {retention}, unless you send a request from it. A request when you ask.',
    },
  ],
  kept: {
    id: 'kept',
    heading: 'What we keep',
    columns: { what: 'What', where: 'Where', howLong: 'How long', why: 'Why' },
    lines: [
      {
        what: 'Your request',
        where: 'In our database and our mailbox, with a copy in our CRM if we use one',
        howLong: 'Until you ask us to delete it',
        why: 'To reply to you',
        shownWith: ['mail'],
      },
      {
        what: 'Your request',
        where: 'In our database, with a copy in our CRM if we use one',
        howLong: 'Until you ask us to delete it',
        why: 'To reply to you',
        shownWith: ['no-mail'],
      },
      {
        what: 'The text of a call or a chat',
        where: 'In our database, with a copy in our CRM if we use one',
        howLong: '{retention}, or as long as a request you send from it',
        why: 'To see what callers need',
        shownWith: ['native', 'engine', 'cloud'],
      },
      {
        what: 'The sound of a call',
        where: 'Nowhere on our side',
        howLong: 'We do not keep it',
        why: 'The text is enough',
        shownWith: ['native', 'engine'],
      },
      {
        what: 'The sound of a call',
        where: 'With the voice platform, not with us',
        howLong: 'As its own terms say',
        why: 'It handles the call for us',
        shownWith: ['cloud'],
      },
      {
        what: 'How many confirmations you got',
        where: 'In our database, under a salted hash',
        howLong: 'Two days',
        why: 'To stop floods of email',
        shownWith: ['mail'],
      },
      {
        what: 'How often a page was opened',
        where: 'In our database',
        howLong: 'With no limit, as daily totals',
        why: 'To see what is read',
      },
      {
        what: 'Your network address',
        where: 'In our rate limits, with nothing else about you',
        howLong: 'Up to a day',
        why: 'To stop floods of requests and calls',
      },
      {
        what: 'What you typed but did not send',
        where: 'In your own browser tab',
        howLong: 'Until you close the tab',
        why: 'So that reloading loses nothing',
      },
    ],
  },
  sections: [
    {
      id: 'reading',
      heading: 'When you read these pages',
      points: [
        'No cookies for visitors and no advertising. Fonts, pictures and scripts come from our own server. The one exception is a call that a voice platform handles for us.',
        'We count how often a page is opened, a call is started and a request is sent, as daily totals. A total contains no address, no name and nothing else that would tell one visitor from another, and nothing is stored in your browser for it. Browsers that send Do Not Track or Global Privacy Control are not counted.',
        'Your network address reaches our server, as with every website. We use it to limit how many requests, calls and chats come from one place in a short time. We do not store it with them.',
        {
          shownWith: ['monitored'],
          text: 'When a page or our server fails, or is slow, a monitoring service is told which part it was and when. It gets nothing that you typed or said, no network address and nothing else about you, and your browser does not connect to it.',
        },
      ],
    },
    {
      id: 'form',
      heading: 'When you send a request',
      points: [
        {
          lead: 'What we keep',
          text: 'We keep what you enter in the form and when you sent it: your name, email address, website and phone number, what you told us, and how you would like us to reply. We keep it until you ask us to delete it.',
        },
        {
          lead: 'Notes and replies',
          text: 'With it we keep the notes and labels that our staff add, the replies they write to you, what you answer by email, and a log of who changed what and when. When the request is deleted, so are its notes, labels, replies and answers, and your name is erased from the log.',
        },
        {
          shownWith: ['mail'],
          lead: 'Who reads it',
          text: 'Our staff read it to reply to you, and get it by email as well.',
        },
        { shownWith: ['no-mail'], lead: 'Who reads it', text: 'Our staff read it to reply to you.' },
        {
          lead: 'Copies',
          text: 'Other programs that we work with, such as our CRM, may get a copy of a request, of our replies and of the text of a call or a chat.',
        },
        {
          shownWith: ['mail'],
          lead: 'Confirmation',
          text: 'You get a confirmation by email. It greets you by your first name, says how we will reply, and repeats nothing else that you entered.',
        },
        {
          lead: 'Spam',
          text: 'To tell people from programs, the form has fields that people don’t see, and we look at how long it took to fill in and whether the same text comes again and again from one network (for an hour, as a keyed hash). What looks like a program’s request is kept apart, where our staff can find it, and deleted after 30 days.',
        },
        {
          lead: 'Many requests at once',
          text: 'When very many requests come in, your browser is asked for a short calculation before it sends yours. It runs in this page, no other company takes part, and its result says nothing about you.',
        },
        {
          lead: 'Floods of email',
          text: 'To stop anyone from flooding a mailbox with confirmations, we count for two days how many are due to each address and its domain. The counts are stored under salted hashes, not under the addresses.',
        },
        {
          lead: 'Before you send it',
          text: 'Until you send it, what you typed stays in this browser tab, so that reloading the page does not lose it. It is gone when you close the tab.',
        },
      ],
    },
    {
      id: 'call',
      heading: 'When you call the voice demo',
      shownWith: ['native', 'engine', 'cloud'],
      points: [
        'The line beside the start button says how the call is handled, and you agree to it by pressing that button. With “Type instead”, the microphone is not used.',
        'We keep the text of the call, when it took place, which desk you called, why it ended and how fast the answers came, so that we can see what callers need.',
        'It is deleted after {retention}. The text of a call from which you send a request is kept for as long as that request.',
        {
          shownWith: ['model'],
          text: 'A language model writes the assistant’s answers. The text of the call goes to the service that runs the model.',
        },
        {
          shownWith: ['no-model'],
          text: 'No language model of ours or of another company reads the call: our own server chooses the answers from wording that we wrote.',
        },
        {
          shownWith: ['browser-model'],
          text: 'Some browsers have a built-in language model, and the line beside the start button says so where yours has one ready. When the assistant is unsure what you mean, that model reads your last words on your device and picks which of our answers fits them best. It writes no answers, and nothing is downloaded for it.',
        },
        'Your tab keeps a key to the call while it lasts, so that you can come back to it from another page, and it keeps what you typed but did not send. Afterwards, the key only shows that a request you send came from that call.',
      ],
    },
    {
      id: 'chat',
      heading: 'When you chat with our assistant',
      shownWith: ['native', 'engine', 'cloud'],
      points: [
        'You are chatting with an AI, not a person. The chat is loaded when you press its button, and nothing is kept before you send a first message. It uses no microphone and no sound.',
        'It runs on our own server. We keep its text for as long as that of a call.',
        {
          shownWith: ['model'],
          text: 'A language model writes the answers. The text of the chat goes to the service that runs the model.',
        },
        'Your tab keeps a key to the chat while it lasts, so that it continues when you open another page of this site.',
      ],
    },
    {
      id: 'call-in-your-browser',
      heading: 'How your browser hears a call',
      shownWith: ['native'],
      points: [
        'The sound does not reach us and is not recorded. Your browser turns your speech into text and sends us the text. It also makes the assistant’s voice.',
        'In Chrome, Edge and Safari, a service of the browser’s maker (Google, Microsoft, Apple) may turn speech into text, and then hears what you say while the microphone is on. In other browsers, this may be done on your device or by their maker. Their own privacy policies apply to that. A browser that can’t turn speech into text, such as Firefox, sends no sound to anybody: there you type. Where your browser is ready to do it on your device, we ask it to do it only there, and the line beside the start button says so.',
      ],
    },
    {
      id: 'call-on-our-server',
      heading: 'How our server hears a call',
      shownWith: ['engine'],
      points: [
        {
          shownWith: ['speech-service'],
          text: 'While the call lasts, the sound of your microphone goes to our server, and from there to a speech service that turns it into text. Another one makes the assistant’s voice. We record no sound. What those services keep is up to their own terms.',
        },
        {
          shownWith: ['own-speech'],
          text: 'While the call lasts, the sound of your microphone goes to our server. Programs that run there turn it into text and make the assistant’s voice. We record no sound.',
        },
      ],
    },
    {
      id: 'call-by-platform',
      heading: 'How a voice platform handles a call',
      shownWith: ['cloud'],
      points: [
        'The call runs on the servers of the voice platform Vapi and of Daily, which carries the sound. Your browser connects to them when you start the call, and not before. They see your network address and hear what you say. Vapi sends us the text when the call has ended. Their own privacy policies apply to what they keep.',
      ],
    },
    {
      id: 'safety',
      heading: 'How we protect it',
      points: [
        'What you send us is encrypted on the way, over HTTPS.',
        {
          shownWith: ['not-sealed'],
          text: 'In our database, requests and the texts of calls are stored as plain text, so that our staff can read them. They need an account to do so; whoever runs the server can read them too.',
        },
        {
          shownWith: ['sealed'],
          text: 'In our database and its backups, requests, messages and the texts of calls are encrypted with a key that is kept apart from them. When they were sent, and what became of them, isn’t. Our staff need an account to read them; whoever runs the server can read them too.',
        },
        {
          shownWith: ['backup-service'],
          text: 'Copies of our database are kept with a storage service, so that nothing is lost with our server. The oldest is deleted when a new one is made.',
        },
        'Staff passwords are stored only as hashes. Of staff we also keep when, with which browser and from which network address they signed in, until the session is over; a log keeps the first part of that address, and of one from which a sign-in was refused.',
        'When we invite somebody to our staff, we keep their email address until they accept. If they don’t, it is deleted a month after the link has expired.',
      ],
    },
    {
      id: 'rights',
      heading: 'What you can ask for',
      points: [
        'You can ask what we hold about you, and have it corrected or deleted, under the GDPR and the CCPA or simply because you want to. Tell us the email address you used, or when you called. A member of our team looks it up, and hands it over, corrects it or deletes it in one step.',
        {
          shownWith: ['mail'],
          text: 'The confirmation that you get by email has a link for it, too: choose a copy or deletion there, and confirm it by the email that we send you then. The link in that email lasts for a day.',
        },
        'Deleting covers every request from your email address, our notes and replies, your answers, the calls and chats that the requests came from, and your words in the log of changes. A receipt stays that does not name you. Copies in our mailbox, in other programs and in backups are separate: we delete those by hand, and when we restore a backup, what was deleted is deleted again.',
      ],
    },
  ],
  closing: {
    text: 'The quickest way to reach us about any of this is the form.',
    link: { label: 'Contact us', href: paths.startWorking },
    more: { label: 'Security', href: paths.security },
  },
});
