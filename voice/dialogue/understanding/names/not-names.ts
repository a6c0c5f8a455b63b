/** Words of sentences, which no name contains. */
const functionWords =
  'a an the his their its then after before until any same such whichever whatever either neither not just so very really in on at from with here there about for to of and or but what how why when where who which is are was be been do does did can could would should i we you he she they it this that these those my your our me us them nothing anything something someone somebody nobody everybody never always only too also because if as than by up down out back off over under between among inside outside across above below beside around through during within toward towards near against all each every both again yet still already';
/** What callers say of themselves and of the call. */
const states =
  'spelled spelt spelling asleep awake alone afraid honest fair clear simple important reassuring impressive confusing helpful useful nice lovely true odd strange funny expensive cheap difficult hard easy possible impossible perfect excellent wonderful brilliant amazing right wrong interesting looking interested calling ringing wondering trying having getting losing missing sorry happy fine good great well okay ok sure yes yeah yep no nope nah none maybe busy afraid curious done ready new old sick tired using running working thinking like behind alone stuck late away free broke swamped desperate worried unsure rubbish hopeless useless terrible horrible awful bad worse stupid silly ridiculous nonsense annoying annoyed boring bored angry cross mad crazy confused confusing lost nervous frustrated fed hungry ill unwell poor slow fast quick quicker slower easy hard difficult expensive cheap weird strange odd funny rude clever smart dumb daft mental insane impossible pointless wonderful amazing awesome excellent brilliant perfect lovely nice cool correct right wrong true false private secret personal anonymous hello hey hi bye goodbye thanks thank please pardon wait stop help cancel skip pass rather dont cant cannot wont didnt isnt never hmm um uh er ah oh wow lol yikes actually basically obviously honestly anyway next first last one two three both bald single married divorced widowed pregnant retired elderly blind sighted deaf hearing disabled dyslexic autistic diabetic allergic colourblind colorblind impaired partially visually say tell give show make missed dropped unanswered way changed listen gonna gotta wanna going put putting get getting talking speaking lookin callin tryin workin drivin driving runnin wonderin hopin gettin losin ringin havin thinkin makin doin goin talkin speakin told said sceptical skeptical knee elbow elbows';
/** Trades, places and things: 'hair salon here'. */
const things =
  'pest window carpet pool lawn roof pet dog car tyre tire boat kitchen drain heating funeral wedding driving fishing yoga music dance security control services shed fence letting tree solar kennel kennels landscaping roofing tattoo laundry towing hvac chiropractor orthodontist locksmith removals movers tailor jeweller caterers charters plumber plumbing roofer builder painter decorator electrician carpenter joiner mechanic driver baker butcher barber hairdresser hair stylist beautician florist gardener farmer cleaner caterer chef cook waiter doctor dentist dental nurse vet optician physio therapist osteopath lawyer solicitor attorney accountant bookkeeper broker agent teacher tutor trainer coach photographer designer developer engineer architect consultant contractor landlord realtor shopkeeper owner manager boss director receptionist secretary operator representative sales assistant student customer customers client clients patient patients guest guests caller callers member people staff team family mum dad wife husband son daughter salon shop store clinic practice surgery restaurant cafe pub bar hotel hostel garage school nursery college university office studio agency company firm business charity church gym spa bakery farm hospital pharmacy bank warehouse workshop boutique gallery library museum theatre campsite garden centre center desk reception phone phones telephone call calls email mail text message messages number name address website site video computer computers internet question questions request appointment appointments booking bookings order orders price problem service support demo test robot bot machine human person voice answer day today tomorrow morning evening night noon midnight lunchtime weekend weekday week month monday tuesday wednesday thursday friday saturday sunday time money work job english german french spanish whatsapp sms telegram viber messenger instagram facebook software program app';

const words = new Set(`${functionWords} ${states}`.split(' '));
const nouns = new Set(things.split(' '));
/** Endings of adjectives and nouns that names do not have. */
const endings = /.{3}(?:ful|less|ous|able|ible|ness|ment|tion|sion|ology|ician|something|ware|ting|ning|ling|zing)$/;

/** Whether a word, in lower case, belongs to a sentence; such words are no part of a name. */
export function isNoName(word: string): boolean {
  return words.has(word);
}

/** Whether a word, in lower case, ends as words of sentences do. A surname may: Manning, Clement. */
export function endsLikeNoName(word: string): boolean {
  return endings.test(word);
}

/** Whether a word, in lower case, names a trade or a thing. A surname may: Baker. */
export function isThing(word: string): boolean {
  return nouns.has(word);
}
