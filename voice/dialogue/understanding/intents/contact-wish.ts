import { plainWords } from '../../knowledge/plain-words.ts';
import { withoutBefore } from '../phrases/before-that.ts';
import { standInOrder } from '../phrases/in-order.ts';

const team =
  '(?:person|human|human being|people|agent|colleague|consultant|representative|rep|operator|manager|executive|exec|team|staff|folk|crew|boss|owner|guy|lad|bloke|fella|fellow|feller|chap|gent|gal|dude|expert|specialist|advisor|adviser|sales|office)s?';
const kind = '(?:real |human |live |actual |proper |nice |decent |sales |support |technical |tech |local |account )?';
/** The business, spoken to. */
const you = '(?:you|u|ye|yous|youse|yall|y all)(?: guys| people| folks| lot| all)?';
/** The business itself, or one of its people by a title: 'your company', 'tell your sir'. */
const house = '(?:company|firm|business|agency|house|sir|madam|madame|maam|support|reception)';
/** Somebody of the business, also in a hurry: 'sombody', 'some1'. */
const somebody = new RegExp(
  `\\b(?:s[ou]m+e? ?(?:b[ou]?dy|one|oen|on|1)|smbody|(?:any|ne) ?(?:one|body|1)|one of (?:you|your|y|yall|ye|yous|youse|the (?:team|guys|people|staff|crew|lads|folks|girls|reps?))\\b|(?:from|of|on) your (?:team|side|people|company|staff)|a (?:team )?member of (?:your|the) (?:team|staff)|(?:a|an|some|the|one) ${kind}${team}|(?<=\\b(?:get|have|let|tell|ask|send) )(?:a|an|some|the|your|one) (?:young |nice )?(?:man|woman|lady|girl|gentleman|boy)|your (?!ai |voice |virtual |phone |digital |chat )(?:(?:\\w+ )?${team}|${house})|yall|y all|you (?:guys|people|folks|lot)|i would like you to|(?:want|wish|like|need|ask|hope|hoping|love|for|prefer|expect)(?:ing)? (?:that )?${you}(?: to)?|(?:nice|great|good|lovely|grateful|glad|happy|helpful|brilliant|kind|appreciated?|love|like)(?: it)? (?:if|when) ${you})\\b`,
);
const everySomebody = new RegExp(somebody, 'g');
/** The wish for a conversation with them, now. */
export const toSpeakWithSomebody = new RegExp(
  `\\b(?:talk|speak|chat) (?:to|with) (?:${somebody.source}|person\\b|human\\b|people\\b|operator\\b|one\\b|sales\\b)`,
);

/** Somebody instead of a machine, or at once. */
const atOnce =
  /\b(?:person|human|human being|operator|representative|agent|real|live|actual|now|right away|immediately|asap|urgent|urgently|emergency|today)\b/;

/** Whether a conversation with somebody is wished for, though not at once: 'can I have a chat with someone'. */
export function wantsConversation(text: string): boolean {
  const plain = plainWords(text).join(' ');
  return (toSpeakWithSomebody.test(plain) || someoneToTalkTo.test(plain)) && !atOnce.test(plain);
}

const someoneToTalkTo =
  /\b(?:somebody|someone|anyone|anybody) (?:i|we) (?:can|could) (?:talk|speak|chat) (?:to|with)\b/;

/** Whom they are to reach: the caller, or somebody on whose behalf they speak. */
const me =
  '(?:me|us|my (?:\\w+ )?(?:boss|manager|director|owner|employer|partner|wife|husband|missus|fiancee?|colleague|assistant|secretary|office|team|mother|mum|mom|mam|father|dad|da|parents|brother|sister|son|daughter|uncle|aunt|cousin|friend))';
/** Somebody who was spoken of: 'have someone contact him'. */
const whom = `(?:${me}|him|her)`;
/** Where the caller is reached: 'have someone call our office'. */
const place =
  '(?:(?:my|our) (?:office|front desk|reception|shop|store|clinic|practice|surgery|salon|studio|school|garage|restaurant|number|line|landline|mobile|cell))';
const contact =
  '(?:call|ring|phone|fone|telephone|contact|contct|conatct|cntact|text|txt|whats ?app|message|msg|dm|email|mail|write|reach|buzz|bell|facetime|zoom|skype|ping|link|revert)';
const shout =
  '(?:call|ring|callback|call back|ring back|phone call|video call|bell|buzz|phone(?: back)?|shout|shout back|holler|tinkle|text|txt|text message|message|msg|line|email|whatsapp|dm|chat)';
const give = '(?:give|gie|gi|drop|flick|shoot|send|chuck|fire|lash|ping)';
/** What they are to do. */
const reaches = new RegExp(
  `\\b(?:reply|respond|answer|get back|come back)(?:s|ing)? (?:back )?(?:to|with) ${me}\\b|\\b(?:${contact}|tell|show|advise|writ|wrote|meet)(?:s|ed|es|ing)?(?: out| it| back| up)?(?: to| with)? ${whom}\\b|\\b(?:call|ring|phone|telephone|contact|email|text|reach|visit) ${place}\\b|\\b(?:holler|shout|yell)(?:s|ing)?(?: back)? at ${me}\\b|\\b(?:speak|talk|chat)(?:s|ing)? (?:to|with) ${me}\\b(?! in (?!person|detail|the|an?\\b))|\\b(?:do|make|give|put) (?:an? )?(?:phone )?(?:call|ring|phone|contact|message|whats ?app|mail|email) to ${me}\\b|\\b(?:get|gets|got|getting|be|come|comes) (?:back|in touch|in contact)\\b(?! (?:to|with) (?!${whom}\\b))|\\b(?:touch|touches) base\\b|\\breverts?\\b|\\breach(?:es|ed)? out\\b(?! to (?!me\\b|us\\b))|\\b(?:make|makes|making|take|takes|have|has|get|gets) (?:\\w+ )?contact\\b|\\bhit ${me} (?:up|back)\\b|\\b(?:gets? )?(?:a ?)?hold of ${me}\\b|\\bgets? (?:on to|onto|at|back at) ${me}\\b|\\bfollows? up\\b|\\b${give}s? ${whom} (?:a|an) \\w+\\b|\\b(?:have|has) (?:a |an )?(?:\\w+ )?(?:call|chat|word|talk|meeting|conversation) with ${me}\\b|\\bexplains?\\b|\\b(?:walk|talk|take|run|guide|lead)s? ${me} through\\b`,
);
/** Stands before whoever is to do it; 'we get somebody calling us' tells of something else. */
const lets =
  /(?<!\b(?:we|i|they|you|people|always|often|usually|sometimes|not|also) )\b(?:get|let|have|tell|ask|send)\b/;
const wishes =
  /\b(?:want|wants|wanted|wanting|like|love|need|needing|needs|hope|hoping|wish|happy|glad|keen|eager|could|can|would|will|please|pls|kindly|arrange|after|looking|lookin|waiting|may|might|should|shall|must|ought|oughta|shoulda|gotta|has to|have to|got to|pleased|grateful|obliged|appreciate|request|says?|said|possible|rather|prefer|let (?:me|us) have|how about|(?:asking|ask) for|(?:am|are) asking|(?:told|asked|advised) (?:me|us) to (?:ask|tell|get|have))\b/;

/** Where the plain wish ends: 'call me about it', but not 'call me Ann'. */
const whole =
  '(?= ?$| (?:about|re|regarding|back|but|not|only|instead|she|he|who|please|pls|thanks|thank|thx|ta|asap|soon|today|tonight|tomorrow|tmrw|tmr|tmw|tomoz|now|later|this|next|monday|tuesday|wednesday|thursday|friday|saturday|sunday|on \\d|if you|if possible|when you|whenever)\\b)';
const onward =
  '(?= ?$| (?:about|re|regarding|back|please|pls|thanks|thank|thx|ta|asap|soon|today|tonight|tomorrow|tmrw|tmr|tmw|tomoz|now|later|this|next|first|directly|instead|on|at|by|via|in|for|after|before|between|around|any|anytime|if|whenever|when (?:you|ye|u|convenient|possible|free|ready)|and|with|so|i|we|my|our|it|because|cause|cos|na|mate|love|eh|then|as|would|per|over|through|thru|but|not|only|mornings|afternoons|evenings|weekdays|weekends|she|he|who|yeah|yes|ok|okay|ji|na|sir|madam|dear|tho|though)\\b)';
const reachMe = `(?:${contact}(?: out)?(?: to)? ${me}|hit ${me} (?:up|back)|hmu|holler at ${me}|get (?:back to|on to|onto|a hold of|ahold of|hold of|in touch with|in contact with) ${me}|${give} ${me} (?:an? )?(?:quick )?${shout})`;
const imperative = new RegExp(
  `(?:^|\\b(?:please|pls|kindly|just|so|you can|u can|you may|you should) )(?:${reachMe}${onward}|(?<=^|\\b(?:please|pls|kindly|just) )have an? (?:\\w+ )?(?:call|chat|word|talk|meeting) with ${me}|(?<=\\b(?:please|pls|kindly) )(?:call|ring|phone|telephone|contact|email|text) ${place}\\b|(?<=\\b(?:please|pls|kindly|just) )(?:get|be) (?:back )?(?:in touch|in contact)\\b)`,
);
const canYou = new RegExp(
  `\\b(?:(?:can|could|would|will) ${you}|(?:says?|said|thinks?|thought|told (?:me|us)) (?:that )?${you} (?:should|could|can|might|would)) (?:please |pls |just |kindly )?${reachMe}${whole}`,
);
/** What leads up to an order. */
const ordering =
  '(?:^|\\b(?:please|pls|kindly|just|so|then|ok|okay|yes|yeah|(?:can|could|would|will) (?:you|u|ye)|(?:want|need|like|have) to|you (?:can|could|should|may)|best) )';
/** 'Please have someone call': whom they are to reach goes without saying. */
const bareOrder = new RegExp(
  `${ordering}(?:ask|tell|get|have|let) (?:${somebody.source}|(?:sales|support|the office)\\b) (?:to )?(?:please )?(?:call|ring|phone|telephone|email|text|write|reply|respond)${whole}`,
);
/** 'I'd be obliged if someone would telephone'. */
const obliged = new RegExp(
  `\\b(?:obliged|grateful|appreciate\\w*|glad|happy|pleased|nice|good|great|lovely|kind)(?: it)? if (?:${somebody.source})(?: would| could| can| will)?(?: please| kindly)? ${contact}(?: back)?${whole}`,
);
/** `them` are the people of the business here. */
const themOrder = new RegExp(
  `${ordering}(?:ask|tell|get|have|let) (?:them|em|sales|support|the office) (?:to )?(?:please )?${reachMe}${onward}|^(?:can|could|would|will) they (?:please )?${reachMe}${whole}|^(?:i|we) (?:would )?(?:want|need|like|wish|prefer) (?:that )?they (?:can |could |would |to )?${reachMe}${whole}`,
);
/** 'Can you pass my details to someone?', 'let somebody know I rang'; 'will you give them to anyone' asks who gets them. */
const handedOn = new RegExp(
  `(?:^|\\b(?:please|pls|kindly|just|so|(?:can|could|would) (?:you|u|ye|ya)|(?:want|like|need) (?:you|ye) to) )(?:please |just |maybe |eh )?(?:(?:pass|hand|give|send|relay|forward|get|put|transfer|share|take)(?: on| over| along| through)? (?:my|our) (?:\\w+ )?(?:info|information|details|contacts?|number|particulars|name|message|request|query|question)(?: on| over| along| through| down| in)?|(?:pass|hand|send|relay|forward) (?:this|it|that|me)(?: on| over| along| through)) (?:to|with|for|onto) (?!any)(?:${somebody.source}|sales\\b|support\\b|reception\\b|the office\\b)|${ordering}let (?:${somebody.source}) know (?:that )?(?:i|we) (?:called|rang|phoned|was|were|am|are|have|want|need|would)\\b`,
);
/** 'Somebody text me, yeah': a wish without a word for it; 'somebody texts me' tells of something. */
const subjunctive = new RegExp(
  `(?:^|\\b(?:please|so|ok|okay|yes|yeah|and|then|just) )(?:someone|somebody|anyone|anybody|one of (?:you|ye|yous|youse|your \\w+)) (?:please |just )?${reachMe}\\b`,
);
/** On behalf of another: 'the manager wants someone to contact her'. */
const forAnother = new RegExp(
  `\\b(?:she|he|(?:my|our|the) (?:\\w+ )?(?:boss|manager|director|owner|employer|partner|wife|husband|missus|colleague|assistant|secretary|doctor|dentist|vet|chef|daughter|son|mother|mum|mom|father|dad|brother|sister)) (?:would (?:really )?(?:like|love)|wants|needs|wishes|asks|asked|is asking|is hoping|hopes|prefers)(?: for| to have| to get| that)? (?:${you}|${somebody.source})(?: to| can| could)? ${contact}(?: to)? (?:her|him|them)${onward}`,
);
/** 'I'd like to be called back', 'can I be rung by one of you'. */
const toBeReached = new RegExp(
  `\\b(?:(?:want|wish|need|prefer|like|love) to|(?:can|could|may|might) (?:i|we)) (?:please )?be (?:called|recalled|phoned|rung|telephoned|messaged|texted|emailed|reached)(?: back)?(?:${whole}| by (?:${you}\\b|${somebody.source}))`,
);
/** Wishes that need not name who is to act: 'I'd like to hear from you', 'who do I leave my details with?' */
const plainWishes = new RegExp(
  [
    toBeReached.source,
    `\\bhear(?:ing)? (?:back )?from (?:${you}|your|${somebody.source})`,
    `\\b(?:leave|take|have|note|share|pass on|forward) (?:down )?(?:my|our|me) (?:\\w+ )?(?:info|details|contacts?|contact details|number|particulars)\\b`,
    `\\b(?:can|could|may|might) (?:i|we) (?:please )?(?:meet|see|have a (?:\\w+ )?(?:meeting|call|chat) with) (?:with )?(?:${somebody.source})`,
    `\\bput (?:me|us) down for (?:an?|some ?one|somebody)\\b`,
    `\\b(?:please|kindly|could you|can you|would you) (?:\\w+ )?(?:get|come) back to (?:me|us)\\b`,
    `\\b(?:be|get|being|getting) contacted\\b`,
    `\\b(?:information|info|details|brochure|particulars|something)(?: \\w+){0,3} (?:sent|emailed|mailed|posted) to (?:me|us)\\b`,
    `(?:^|\\b(?:please|pls|kindly|just|(?:can|could|would|will) (?:you|somebody|someone)|(?:want|like|need) (?:you|somebody|someone) to) )(?:send|email|mail|post) (?:me|us) (?:some |more |your |the |a )?(?:more )?(?:information|info|details|brochure|particulars)\\b`,
    `\\ba (?:call|ring) back\\b`,
    `\\bone call ?back\\b`,
    `^(?:(?:please|kindly|i|we|am|are|request(?:ing)?|ask(?:ing)?|wish|bitte|um|for|a|the) )*(?:contact|kontakt)(?: please)?$`,
  ].join('|'),
);
/** 'Can I have a video call with someone?', 'I want contact with your people'. */
const together = new RegExp(
  `\\b(?:contact|touch|conversation|meeting|call|callback|ring|chat|word|talk|yarn|natter|zoom) (?:with|from|by|of) (?:${you}${whole}|${somebody.source}|(?:real |live )?(?:person|human|people|operator)${whole})`,
);
/** 'I'd like a follow-up from a human': what is to come from them, which is no conversation now. */
export const fromSomebody = new RegExp(
  `(?:^(?:just |please |only )?|\\b(?:like|love|want|need|await|appreciate|expect|prefer|(?:(?:can|could|may|might) (?:i|we)(?: please)?|to) (?:get|have|receive))(?: to (?:get|have|receive))? )(?:an?|your) (?:\\w+ )?(?:call|call ?back|ring|ring back|follow up|followup|reply|answer|response|email|e mail|mail|text|message|contact) (?:back )?(?:from|by|of) (?:${you}${whole}|(?:an? |one of )${kind}(?:your )?${team}\\b|${somebody.source})`,
);
const getsCalled = new RegExp(
  `\\b(?:want|need|like|love|prefer|arrange|request|(?:can|could|may|might) (?:i|we) (?:please )?(?:get|have))(?: to have| to get)? an? (?:quick )?${shout}${whole}`,
);

/** 'I'd love to hear more from a person', 'can I have the details from one of you': who is to tell it. */
const toldBySomebody = new RegExp(
  `\\b(?:like|love|want|need|prefer|rather|hope|hoping|glad|happy|pleased|keen|(?:can|could|may|might) (?:i|we)|tell (?:me|us))\\b(?: \\w+){0,3}? (?:hear|heard|learn|more|information|info|details|advice|explanation|it)(?: (?:back|more|it|this|that|all|some|about it|about this)){0,2} from (?:${you}\\b|${somebody.source})`,
);
/** 'Hook me up with somebody'. */
const broughtTogether = new RegExp(
  `\\b(?:link|hook|set|fix|put|get)(?:s|ed)? ${me} (?:up|in touch|in contact|together) with (?:${somebody.source})`,
);
/** 'Can one of you guys text', 'please message': whom they are to reach goes without saying. */
const bareWish = new RegExp(
  `(?:^|\\b(?:can|could|would|will) )(?:${somebody.source})(?: guys| people| folks| lot)? (?:please )?${contact}(?: out| back)?(?: please| pls| thanks)?$|\\b(?:please|pls|kindly) (?:call|ring|contact|message|text)(?: back)?$`,
);
/** What would be is asked, and not wished for: 'would a person ring me or the robot'. */
const asksWhether =
  /\b(?:or (?:is it )?(?:the|an?|your) (?:\w+ )?(?:robot|bot|machine|ai|assistant|computer)|(?<!\b(?:walk|talk|take|run|guide|lead) (?:me|us) )through (?:it|this)|after (?:that|this))\b/;
/** 'Would someone contact him if the call is missed' asks what happens then. */
const ofThem = /\b(?:him|her)\b/;
const onCondition = / (?:if|when|whenever|once) (?!(?:it (?:is|suits|works)|you|possible|convenient|free|he|she)\b)/;

/** What others wish for: 'locals like a chat'. */
export const othersWish =
  /\b(?:folk|(?!(?:always|yes|thanks|perhaps|sometimes|as|is|was|this|us|does|guys|plus)\b)\w+s) (?:would |will |still |only |just )?(?:want|like|prefer|expect|need|love)\b/;
/** Somebody else is spoken of: 'when somebody calls us', 'can it call me back'. */
const ofOthers =
  /\b(?:customers?|clients?|callers?|patients?|guests?|visitors?|parents|students|pupils|tenants|they|(?<!\b(?:of|ask|tell|get|have|let) )them|nobody|no one|(?<!\bwell i )never)\b|(?<!\b(?:love|like|great|good|nice|lovely|brilliant|grateful|glad|happy|pleased|obliged|appreciated?|mind|wonder|wondered|wondering|asking|ask|know|see) (?:it )?)\b(?:when|if|whenever) (?:some|any)(?:one|body)\b|^(?:and |so |but )?(?:can|could|would|does|do|will|is) (?:it(?! (?:be )?(?:possible|ok|okay|all ?right|good|great|nice))|this|that|the(?! (?:sales |support )?(?:team|boss|owner|manager|office|staff)\b)|an?(?! (?:\w+ )?(?:person|human|colleague|consultant|member|rep|representative|expert|specialist|manager)\b)|your (?:agent|bot|assistant|system|thing|ai|voice))\b|^(?:what(?! (?:i|we) (?:really |just )?(?:want|need|would like|am after|am looking for)\b)|when|how(?! about)|why)\b/;
/** What has happened already: 'we had a call from your team yesterday'. */
const past =
  /\b(?:had|got|gotten|received|recieved|missed|returning|took|taken|been|(?:was|were)(?! (?:hoping|wondering|looking|after|thinking|asking|told|going)))\b|\b(?:yesterday|ago|earlier|last (?:week|month|night|time|year|\w+day))\b/;
/** 'Before I have anybody call me', 'I don't want anybody to ring': not yet, or not at all. */
const holdsOff =
  /\b(?:before|until|till|unless|without) (?:i|we|you|he|she|they|my \w+|our \w+|having|letting|getting|giving)\b.{0,60}\b(?:call|ring|phone|contact|text|email|reach|some ?(?:body|one)|any ?(?:body|one))\b|\b(?:do|did|would|will) not (?:really |actually |even )?(?:want|need|like|wish|ask for)(?: to have)? (?:any ?(?:body|one)|some ?(?:body|one)|you|a (?:person|human|call|call ?back)|to be (?:called|contacted|rung|phoned))\b|\b(?:have|had|did) not (?:asked?|requested?) (?:for )?(?:any|a|to)/;
const asksAboutIt = /^(?:do|does|did|is there|are there|will there)\b/;

const greeting =
  /^(?:(?:hi|hello|hey|hiya|good (?:morning|day|afternoon|evening)|how are you(?: doing| all)?|how (?:is|are) (?:it|things|you)(?: going| doing)?(?: there| all)?|what is up|whats up|sup)\b ?)+/;

/** White space is collapsed in what a caller says. */
const partEnd = /[.!?;] |, (?:and|so|but) | - /;
/** Words between those who are to do it and what they are to do. */
const mostBetween = 9;
/** A text that names more of them tells a story. */
const mostNamed = 6;

/** Whether the caller wants to be contacted by the business: 'could somebody get in touch', 'I'd love to hear from you'. */
export function wantsContact(text: string): boolean {
  return text
    .split(partEnd)
    .flatMap(withLastWish)
    .some((part) => {
      const said = plainWords(part)
        .filter((word) => !hesitations.has(word))
        .join(' ')
        .replace(greeting, '');
      // 'I don't want a call please email me': what is said behind it counts.
      const held = holdsOff.exec(said);
      const plain = held ? said.slice(held.index + held[0].length).trim() : said;
      if (asksWhether.test(plain) || standInOrder(plain, ofThem, onCondition)) return false;
      return (
        saysPlainly(plain) ||
        wantsSomebody(plain) ||
        (!past.test(plain) && !asksAboutIt.test(plain) && wantsContactFrom(plain))
      );
    });
}

const hesitations: ReadonlySet<string> = new Set(['um', 'uh', 'umm', 'uhm', 'er', 'erm']);

/** A part, and the wish at its end: recognisers write no full stop before 'can somebody call me'. */
function withLastWish(part: string): string[] {
  const [last] = [...part.matchAll(beginsWish)].slice(-1);
  return last && last.index > 0 ? [part, part.slice(last.index)] : [part];
}

const beginsWish =
  /(?<!\b(?:asks?|asking|asked|says?|saying|wonders?|knows?|if|when|who|that|people|customers|clients|callers) )\b(?:can|could|would|will) (?:some ?(?:one|body)|any ?(?:one|body)|one of you|they)\b|\bi (?:want|need|would like) (?:some ?(?:one|body)|one of your)\b/gi;

/** 'A call from somebody' is wished for, or the first thing that is said; else it may be one that there is. */
function wantsContactFrom(plain: string): boolean {
  const before = plain.slice(0, together.exec(plain)?.index);
  const isWished =
    wishes.test(plain) || /^(?:(?:please|ok|okay|yes|yeah|just|an?|some|the|video|phone|quick|short) ?)*$/.test(before);
  return (
    [fromSomebody, getsCalled, toldBySomebody, broughtTogether].some((wish) => isOwn(plain, wish)) ||
    (isWished && isOwn(plain, together))
  );
}

/** 'If I leave my details, when do I hear back', 'do I have to leave my number': what would be, or must be, is no wish. */
const asksOfLeaving =
  /^(?:(?:and|so|but|ok|okay) )?(?:(?:if|once|when|after) (?:i|we)\b.*\b(?:when|how|what|who|where|do|does|will|is|are)\b|(?:do|must|should) (?:i|we)\b)/;

function saysPlainly(plain: string): boolean {
  if (asksOfLeaving.test(plain)) return false;
  if (plainWishes.test(plain)) return !ofOthers.test(plain) || /^(?:who|where)\b/.test(plain);
  return (
    [imperative, canYou, handedOn, bareOrder, bareWish, obliged, subjunctive, forAnother].some((wish) =>
      isOwn(plain, wish),
    ) || themOrder.test(plain)
  );
}

/** 'A wee call would do me', 'have the lads ring us back'. */
const contactWord = new RegExp(`\\b(?:${contact}|${shout}) `, 'g');
const mostBeforeMe = 3;

function isContacted(plain: string): boolean {
  return [...plain.matchAll(contactWord)].some(({ 0: { length }, index }) =>
    plain
      .slice(index + length)
      .split(' ', mostBeforeMe + 1)
      .some((word) => /^(?:me|us|back)$/.test(word)),
  );
}

const contacting = new RegExp(
  `\\b(?:(?:some|any)(?:one|body)|team|them|em|person|people)(?: \\w+){0,3} (?:${contact}|touch)\\b`,
);
const mostWordsOfAgreement = 16;
/** 'I won't give you my number yet.' */
const refusesContact =
  /\b(?:will|do|would) not (?:want to |like to |have to )?(?:give|want|need|leave|share|hand|like)\b|\bno (?:calls?|call ?backs?|sales calls)\b/;
const asksSomebody = /\b(?:can|could|would|will) (?:you|some|any|they|one of)/;
/** 'Does the chatbot work on WhatsApp' asks, and takes no offer. */
const asksAboutContact = /^(?:and |but |so |ok |okay )*(?:do|does|did|is|are|was|what|how|when|where|which|why|who)\b/;

/**
 * Whether a text speaks of being contacted at all. Enough for a yes to an offer of it, which says what is meant:
 * 'yeah have the lads ring me', 'plz contct me'.
 */
export function speaksOfContact(said: string): boolean {
  const text = withoutBefore(said);
  const words = plainWords(text);
  const plain = words.join(' ');
  const isAbout =
    asksAboutContact.test(plain) ||
    refusesContact.test(plain) ||
    (text.includes('?') && !asksSomebody.test(plain) && !isContacted(plain));
  const isShort = words.length <= mostWordsOfAgreement && !isAbout;
  return (
    isShort &&
    (isContacted(plain) || contacting.test(plain)) &&
    !ofOthers.test(plain.replace(/\b(?:them|they|em)\b/g, ''))
  );
}

/** Whether a wish is said, and nobody else's before it. */
function isOwn(plain: string, wish: RegExp): boolean {
  const found = wish.exec(plain);
  if (found === null) return false;
  const said = plain.slice(0, found.index + found[0].length);
  return !ofOthers.test(said) && !othersWish.test(said);
}

function wantsSomebody(plain: string): boolean {
  return [...plain.matchAll(everySomebody)].slice(0, mostNamed).some((who) => wantsOf(plain, who[0], who.index));
}

function wantsOf(plain: string, who: string, from: number): boolean {
  const after = plain.slice(from + who.length);
  const reached = reaches.exec(after);
  if (!reached || after.slice(0, reached.index).split(' ').length > mostBetween) return false;
  // 'I'd be grateful if you could tell me …' asks a question.
  if (/ (?:if|when) /.test(who) && /\b(?:tell|show|advise|explain)/.test(reached[0])) return false;
  const said = plain.slice(0, from + who.length + reached.index + reached[0].length);
  const isWish =
    wishes.test(said) ||
    lets.test(plain.slice(0, from)) ||
    /\b(?:please|pls|kindly|if possible|would you|will you|wouldya)\b/.test(after);
  return isWish && !ofOthers.test(said);
}
