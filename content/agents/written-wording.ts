import type { WrittenWording } from '#/voice/dialogue/wording/wording.ts';
import { emergencyNumber } from '../emergency-number.ts';

const required = "I can't send a request without that. You can also write never mind.";

/** What an agent says in a chat where the words of a call do not fit: nobody calls, hears, speaks or hangs up. */
export const writtenWording: WrittenWording = {
  phrases: {
    robot:
      "I'm an AI assistant, not a person. If you'd rather have a person, tell me and I'll take a call-back request.",
    help: 'I answer questions about the service. I can also take a request for the team, or ask a person to call you back. You can correct anything at any time.',
    notHeard: "Sorry, I couldn't read anything in that.",
    nothingToRepeat: "I haven't written anything yet. How can I help?",
    slower: 'Take all the time you need; my answers stay above.',
    faster: 'I keep it short.',
    goodbye: 'Thank you for writing. Goodbye!',
    incompleteBeforeGoodbye: "Your request wasn't complete, so it hasn't been sent. Thank you for writing. Goodbye!",
    askNewText: "I haven't changed it yet. How should your request read?",
    joke: "I'm better at answering questions than at that. What would you like to know?",
    leadToRest: 'Good. Would you like to read the rest?',
    moreOfWhat: 'Gladly. What would you like to know more about?',
    emergency: `Please call ${emergencyNumber} now. I can't send help from here.`,
    spanish: 'Lo siento, solo escribo en inglés. Si prefiere escribir a una persona, use el formulario de este sitio.',
    french: 'Désolé, je n’écris qu’en anglais. Pour écrire à une personne, utilisez le formulaire de ce site.',
    german:
      'Es tut mir leid, ich schreibe nur Englisch. Wenn Sie einem Menschen schreiben möchten, nutzen Sie bitte das Formular auf dieser Website.',
    italian: 'Mi dispiace, scrivo solo in inglese. Per scrivere a una persona, usi il modulo di questo sito.',
    portuguese: 'Desculpe, só escrevo em inglês. Para escrever a uma pessoa, use o formulário deste site.',
    beginForm: 'Gladly. You can answer here or in the fields, and correct anything there.',
    askWhatToChange: "All right, I haven't sent it. What should I change? You can also write never mind.",
    readBack: 'Here it is once more.',
    sentOnlyAfter: "I'll only send it when you answer yes.",
    confirmAgain: "I'll only send it when you answer yes. May I send it?",
    cannotSendWithout:
      "Then I can't send it. What you told me stays on the screen; give it when you like, or write never mind.",
    maySkip: "You don't need to give one: write 'skip' to go on without it.",
    typeIt: 'You can also fill in its field on the screen.',
    letGo: "I'll leave your request as it is for now; write 'go on' to continue.",
    onlyService: 'I can only answer questions about the service, and take a request for the team.',
  },
  otherwise: {
    whoIAm: "{name}'s assistant, and a computer program. What would you like to know?",
    insult: 'I understand. Shall a person get back to you instead? Then write: call me back.',
    leadToForm: "If you'd like to leave a request, answer yes.",
    leadToRest: "There's a little more to it, if you answer yes.",
    notHeard: "I still couldn't read anything in that. Please write it in words.",
    takeYourTime: "I'm here.",
    spanish: 'Solo escribo en inglés; para escribir a una persona hay un formulario en este sitio.',
    french: 'Je n’écris qu’en anglais ; le formulaire de ce site arrive chez une personne.',
    german: 'Ich schreibe nur Englisch; das Formular auf dieser Website liest ein Mensch.',
    italian: 'Scrivo solo in inglese; il modulo di questo sito arriva a una persona.',
    portuguese: 'Só escrevo em inglês; o formulário deste site chega a uma pessoa.',
  },
  fields: {
    name: { required },
    email: {
      ask: 'What is your {label}?',
      required,
      again: "I didn't get an email address from that. It looks like ann@example.com.",
    },
    url: {
      required,
      again: "I didn't get a web address from that, such as example.com. If you have none, write none.",
    },
    phone: {
      required,
      again: "I didn't get a whole number from that. Please give all its digits, with the area code.",
    },
    text: { required },
    choice: { required },
  },
  booking: {
    askWhenAgain: "I didn't get a day or a time from that. For example: tomorrow at 3.",
    askWhatToChange: "All right, I haven't booked it. What should I change? You can also write never mind.",
    noAppointment: "You haven't booked anything in this chat yet.",
    enough: "That's all I can book in one chat.",
  },
};
