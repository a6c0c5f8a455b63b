import { plainWords } from '../../knowledge/plain-words.ts';
import { clausesOf } from '../intents/clauses.ts';
import { isQuestion } from '../intents/intents.ts';
import { takesLeave } from '../intents/leaving.ts';
import { withoutEnd } from '../phrases/without-end.ts';
import { beforeAsking } from './asked-within.ts';

const leadIn =
  /^(?:(?:no(?! (?:forms?|more) )|nope|nah|wait|hold on|hang on|stop(?= (?:no|i|it|please|we|wait|stop|do) )|please|just|ok|okay|well|look|listen|sorry|hey|oh|um|uh|ah|hm|hmm|eh|actually|but|and|so|can you|could you|can we|could we|would you|let us|i said|i want you to|thanks|thank you|ugh) )+/;
const form = '(?:form|forms|request|message|questionnaire|sign ?up|contact (?:form|request)|call ?back request)';
const its = '(?:the|this|that|your|my|any|a|all|of|with|about|filling|in|out|taking|asking|making|doing)';
/** 'Stop the form', 'enough of that questionnaire'. */
const stops = new RegExp(
  `^(?:stop|cancel|quit|end|drop|close|forget|scrap|abandon|exit|pause|abort|enough|never mind|no more|get rid of|throw away|delete|skip)(?: ${its}){0,4} ${form}\\b|^no (?:form|forms)\\b|^leave (?:the|this|that) form\\b`,
);
const stopsAsking =
  /^(?:stop asking(?: me)?(?: (?:for|all|about|these|those|my|so|many|questions|details|this|that|stuff|again)\b)*|no more questions(?: (?:about me|about us|for me|please))*|(?:enough|stop) (?:of |with )?(?:the|these|your|all the) questions(?: please)?)$/;
const refuses =
  '(?:(?:i|we) (?:do not|did not|will not|would not|am not|are not)|(?:i|we) would rather not|not|do not|don t)';
/** 'I don't want to fill in a form', 'I never asked for a request'. */
const declines = new RegExp(
  `^${refuses} (?:really |even |actually )?(?:want|send|leave|make|take|wish|need|like|mean|meaning|plan|going|trying|looking|here|ready|asking|ask|asked)?(?: (?:to|for|you|me|us|any|a|an|the|this|that|your|out|in|up|on|be|fill|filling|complete|do|doing|start|begin|leave|make|send|put|take|submit|sign|have|going through|go through|with)){0,7} ${form}\\b`,
);
const neverAsked = new RegExp(
  `^(?:i|we) never (?:asked|wanted|said)(?: (?:for|to|you|i|we|a|an|the|any|want|wanted|leave|send|make|start|fill|in|out|this|that)){0,6} ${form}\\b`,
);
/** 'Never mind', and why or what next: 'never mind, I don't want it', 'forget it I'll ask my son'. */
const dropsIt =
  /^(?:never ?mind|forget (?:it|about it)|scrap (?:it|that)|drop it)(?: (?:(?:i|we) (?:do not (?:want|need) (?:it|this|that|any ?(?:thing|body|one)|any ?more)\b|(?:have )?changed (?:my|our) minds?\b|(?:am|are) (?:not interested|going to|off|done|out)\b|think (?:i|we) (?:will|am|are)\b|will (?:think|leave|call back|come back|ask|talk)\b).*|(?:thanks |thank you |then |ok )*(?:good ?)?bye(?: bye)?))$/;
/** 'I don't want anybody put through', 'I haven't requested anything', 'not till my son has heard it'; no way to answer. */
const wantsNobody =
  /^(?:i|we) (?:do|did|would) not (?:want|need|ask for|like) (?:any|some) ?(?:body|one)\b|^(?:i|we) (?:have|had|did) not (?:requested?|asked? for|ordered|order|signed? up for|agreed? to|wanted?) any ?(?:thing|body|one)\b|^not (?:till|until|before) (?:\w+ ){1,3}(?:hears?|heard|sees?|seen|tried|tries|try|decides?|decided|agrees?|agreed|tells?)\b/;
/** Who names a way to answer wants an answer: 'I don't want anybody to call me, just text'. */
const namesWay = /\b(?:e-?mails?|mail|text|txt|video|zoom|teams|whats ?app|call|ring|phone|write)\b/;
/** 'I'm not ready to give my details': a time for it may come. */
const notYet =
  /^(?:(?:i|we) (?:am|are) )?not (?:quite |really )?ready(?: just)?(?: yet)?(?: (?:to|for) (?:give|leave|share|sign|send|do|hand|commit|decide|that|this|it|a)(?: \w+){0,5})?$|^(?:(?:i|we) )?(?:do|did|would|will) not (?:want|wish|like|need|plan) to (?:give|leave|share|hand|sign up|send|do|commit|decide) ?(?:\w+ ){0,5}(?:yet|now|right now|today|just yet|at the moment|at this point)$/;
const now =
  '(?:now|yet|right now|just now|today|just yet|at the moment|at this point|for now|for the moment|at this stage)';
/** All of a turn. */
const later = new RegExp(
  `^(?:not (?:interested |really )?${now}|not interested|(?:maybe|perhaps|possibly)(?: another time| some other time| later)|later|another time|some other time|(?:i am |we are )?(?:good|fine|ok|okay) ${now}|nothing ${now}|no rush|(?:can|could) (?:we|i) do (?:this|that|it) (?:later|another time|some other time)|(?:i|we) (?:will|would rather) do (?:this|that|it) (?:later|another time)|(?:i|we) (?:will|might|may|could) (?:call|come|ring|get)(?: you)? back(?: to you)?(?: later| another time| some other time)?)(?: (?:maybe|perhaps|thanks|thank you|cheers|ta|though|then|please|love|mate))*$`,
);
/** Who looks around, or takes time to think: 'just browsing', 'I need to think about it'. */
const looksAround =
  /^(?:(?:i|we) (?:am|are|was|were) )?(?:(?:just|only|simply|still|really|kind of|sort of) )*(?:looking|browsing|asking|wondering|curious|exploring|checking(?: (?:it|this|you|things))?(?: out)?|having a (?:look|think|nose|browse)|shopping around|window shopping|finding out|gathering info(?:rmation)?|thinking(?: (?:about|it))?|undecided|deciding|not sure yet)(?: (?:around|about|it|this|that|over|on|into|through|for now|now|right now|at the moment|at this point|at this stage|today|first|really|thanks|thank you|cheers|though|you see|that is all|questions?|a|few|love|mate))*$/;
const thinks =
  /^(?:(?:i|we) (?:will|would|need to|have to|want to|would (?:like|love) to|must|should|am going to|are going to|better|might)|let (?:me|us)|got to|need to|have to) (?:first |just |really )?(?:(?:think|sleep|mull|chew)(?: (?:about|on|over|through))?(?: (?:it|this|that|things))?|(?:talk|speak|check|discuss)(?: (?:it|this|that))?(?: over)? (?:to|with) (?:my|our) \w+)(?: (?:about it|first|for now|for a bit|a bit|a while|a little|some more|thanks|thank you))*$/;
/** 'I was only asking'. */
const onlyAsked =
  /^(?:i|we) (?:was|were|am|are) (?:just |only |simply )?(?:asking|wondering|curious|enquiring|inquiring)(?: a question| questions)?\b|^(?:that|it|this) (?:was|is) (?:just|only) (?:a )?(?:question|curiosity)$|^(?:i|we) (?:just |only )(?:want|wanted|need|needed|asked|had|have|got) (?:to (?:know|ask|hear|find out)|an answer|a question|the answer)\b/;
/** Words for what a caller says is none of theirs: 'Booking.com isn't my website'. */
const denies = /\bis not (?:my|our|mine|ours)\b/;
/** What leads up to the question that was meant. */
const towards =
  /^\W*(?:(?:no|but|and|so|just|please|only|then|now|well|first|instead|i'm|i am|i|was|want|wanted|need|to|you|can|could|simply|only|tell me|answer (?:me|my question)|know|asking|wondering|curious|(?:my|the) question (?:was|is))\b[\s,:]*)+/i;
/** Whole clauses that drop the request of who leaves: 'this takes too long, cancel it. Bye'. */
const cancels =
  /^(?:cancel|cancel (?:it|this|that|everything)|never ?mind|forget (?:it|about it))(?: please| thanks)*$/;
const longestForStory = 8;

/**
 * What is said besides a wish to stop taking the request: 'does it connect?' in 'stop the form, does it connect?'. Empty
 * when nothing is; null when nothing is to be stopped. `byName`: only what names the form stops it, as where
 * the caller's own words were asked for, or a yes.
 */
export function besideStop(text: string, byName: boolean): string | null {
  const clauses = clausesOf(text.replace(/[’‘]/g, "'")).flatMap(apart);
  const plain = clauses.map(plainly);
  if (byName && plain.some((clause) => cancels.test(clause)) && takesLeave(text)) return '';
  if (byName && plainWords(text).length > longestForStory && !/\bforms?\b/i.test(text)) return null;
  if (!byName && [later, looksAround, thinks].some((each) => each.test(plainly(text)))) return '';
  // The reason is of the whole turn: 'never mind, I don't have one' only answers.
  if (!byName && dropsIt.test(plainly(text))) return text.slice(beforeAsking(text).length).trim();
  const isStop = plain.map((clause, at) => {
    const others = plain.toSpliced(at, 1).join(' ');
    return stopsAt(clause, byName) && !(wantsNobody.test(clause) && namesWay.test(others));
  });
  // 'I just want to know the price' alone is a question; beside it something has to be stopped.
  if (!isStop.includes(true)) return null;
  const rest = clauses.filter((_, at) => !isStop[at] && plain[at] !== '' && !denies.test(plain[at] ?? ''));
  return withoutEnd(rest.map(asked).join(' ').trim(), ' ,;');
}

/** What is said besides 'I'm only looking' or 'I'll think about it'; null where nothing of the kind is said. */
export function besideLooking(text: string): string | null {
  const clauses = clausesOf(text);
  const others = clauses.filter((clause) => ![looksAround, thinks, later].some((each) => each.test(plainly(clause))));
  return others.length < clauses.length ? others.join(' ') : null;
}

const joint = /\s(?:and|but) (?=(?:answer|tell|just|please|i|can|how|what|is|do|does)\b)/i;

function apart(clause: string): string[] {
  if (!stopsAt(plainly(clause), false)) return [clause];
  const said = beforeAsking(clause);
  const question = clause.slice(said.length).trim();
  return said !== '' && question !== '' && stopsAt(plainly(said), false) ? [said, question] : clause.split(joint);
}

/** Plain words without what leads up to them. */
function plainly(clause: string): string {
  return `${plainWords(clause).join(' ')} `.replace(leadIn, '').trim();
}

function stopsAt(clause: string, byName: boolean): boolean {
  if (stops.test(clause) || declines.test(clause) || neverAsked.test(clause)) return true;
  if (byName) return false;
  return [notYet, stopsAsking, wantsNobody].some((each) => each.test(clause)) || onlyAsksSo(clause);
}

/** 'I was only asking' with nothing behind it; what is asked behind it is heard. */
function onlyAsksSo(clause: string): boolean {
  return onlyAsked.test(clause) && /\b(?:asking|wondering|curious|questions?|curiosity|answer)$/.test(clause);
}

/** A clause without what leads up to its question. */
function asked(clause: string): string {
  const said = clause.replace(towards, '');
  return isQuestion(said) || plainWords(said).length > 1 ? said : clause;
}
