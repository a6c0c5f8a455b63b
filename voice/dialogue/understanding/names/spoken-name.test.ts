import { describe, expect, it } from 'vitest';
import { hearName } from './spoken-name.ts';

describe('hearName, when the name was asked for', () => {
  it.each([
    ['Ann', 'Ann'],
    ['ann smith that is', 'Ann Smith'],
    ['ann smith jones double-barrelled', 'Ann Smith-Jones'],
    ['ann smith is my name', 'Ann Smith'],
    ['that would be ann smith, what is yours', 'Ann Smith'],
    ['full name ann smith okay', 'Ann Smith'],
    ["it's ann darling", 'Ann'],
    ['Courtney Love', 'Courtney Love'],
    ["it's for my husband tom smith", 'Tom Smith'],
    ["my husband's name is tom smith", 'Tom Smith'],
    ["ann pryce that's p r y c e but you haven't told me about the price", 'Ann Pryce'],
    ['my passport says susannah but please put sue sue smith', 'Sue Smith'],
    ['ann smith', 'Ann Smith'],
    ["it's Ann Smith", 'Ann Smith'],
    ['um my name is ann smith', 'Ann Smith'],
    ['Sure, my name is Ann Smith and I run a shop', 'Ann Smith'],
    ['this is Bob', 'Bob'],
    ['tamsin redfearn for the third time', 'Tamsin Redfearn'],
    ['my name is keziah boateng email keziah at dashparcel dot com', 'Keziah Boateng'],
    ["I'm jean-luc o'neil", "Jean-Luc O'Neil"],
    ['Dr. Jane McDonald', 'Dr. Jane McDonald'],
    ['José García', 'José García'],
    ['李小龍', '李小龍'],
    ['Ann with an e', 'Anne'],
    ['mark downs with an s', 'Mark Downs'],
    ['Sandar Novak. sorry Sandra Novak', 'Sandra Novak'],
    ['my name is Ann with an e', 'Anne'],
    ['Eric Jones with a k', 'Erik Jones'],
    ['Ann Smith, S M Y T H', 'Ann Smyth'],
    ['a n n e', 'Anne'],
    ['no, my name is Anne', 'Anne'],
    ['Fiona Sterling', 'Fiona Sterling'],
    ['laura manning', 'Laura Manning'],
    ['chloe aldous a l d o u s', 'Chloe Aldous'],
    ['parth mehta p a r t h m e h t a', 'Parth Mehta'],
    ["roisin so that's r o i s i n kelly k e l l y", 'Roisin Kelly'],
    ['piotr p i o t r and then nowak n o w a k', 'Piotr Nowak'],
    ['ciara c i a r a surname walsh w a l s h', 'Ciara Walsh'],
    ['kevin o neill o n e i l l', "Kevin O'Neill"],
    ['Anna Smith Managing Director', 'Anna Smith'],
    ['sam hughes owner', 'Sam Hughes'],
    ['Steve Partner', 'Steve Partner'],
    ['ludovica degli esposti degli is d e g l i and then esposti e s p o s t i', 'Ludovica degli Esposti'],
    ['shivon gallagher now shivon is spelled s i o b h a n', 'Siobhan Gallagher'],
    ["Sanne van 't Hof", "Sanne van 't Hof"],
    ["daz it's darren really darren hobson", 'Darren Hobson'],
    ["catherine hanrahan it's kathryn k a t h r y n h a n r a h a n", 'Kathryn Hanrahan'],
    ["it's uh andre baptiste b a p t i s t e", 'Andre Baptiste'],
    ['leonhard egger l e o n h a r d e double g e r', 'Leonhard Egger'],
    ['desmond lim boon keng b o o n k e n g', 'Desmond Lim Boon Keng'],
    ["shivaun kinsella that's s i o b h a n and kinsella k i n s e l l a", 'Siobhan Kinsella'],
    ['benoit de smet d e space s m e t', 'Benoit de Smet'],
    ['pieter jan van den berg pieter with i e', 'Pieter Jan van den Berg'],
    ['june may like the two months', 'June May'],
    ['hello this is the owner mairead kelly', 'Mairead Kelly'],
    ['this is the practice manager, Sue Bell', 'Sue Bell'],
    ['anna maria lopez everybody calls me lola but put down anna maria', 'Anna Maria Lopez'],
    ['everyone calls me bibi but please put down habiba hassan', 'Habiba Hassan'],
    ['james oduya, the lads call me jim', 'James Oduya'],
    ['they call me pj', 'PJ'],
    ['r k moss just the letters r and k', 'RK Moss'],
    ["a b carver that's just my initials", 'A.B. Carver'],
    ['d h price only the initials', 'D.H. Price'],
    ["grace bell that's my real name", 'Grace Bell'],
    ['karin palmqvist with a q v p a l m q v i s t', 'Karin Palmqvist'],
    ['hers is Rosa Achterberg', 'Rosa Achterberg'],
    ['Mrs Ellen Pike', 'Ellen Pike'],
    ['Mrs Pike', 'Mrs Pike'],
    ['doctor amara obi', 'Dr Amara Obi'],
    ['Attorney Jane Kim', 'Jane Kim'],
    ['Jane Kim MBA', 'Jane Kim'],
    ['joan miro sert first name joan j o a n', 'Joan Miro Sert'],
    ['omar al hyphen sayed capital a l hyphen s a y e d', 'Omar Al-Sayed'],
    ['sara lloyd jones l l o y d hyphen j o n e s', 'Sara Lloyd-Jones'],
    ['mona m o n a el badry two words e l and b a d r y', 'Mona el Badry'],
    ['Dr. Amy Chen, but leave off the Dr.', 'Amy Chen'],
    ['doctor amy chen no need for the title', 'Amy Chen'],
    ['dr amy chen but just put amy chen', 'Amy Chen'],
  ])('hears "%s" as %s', (said, name) => {
    expect(hearName(said, { alone: true })?.value).toBe(name);
  });

  it.each([
    'what do you need that for',
    'I would rather not say',
    "I'm just looking",
    'no',
    'no way',
    'missed calls',
    'constant ringing',
    '555 0100',
    "I'm not sure",
    'it is actually the owner you want',
    "it's my wife you'd want",
    "i'm gonna put my wife on",
    'this is the manager speaking',
    "i'm drivin",
    'pest control',
    'window cleaner',
  ])('hears no name in "%s"', (said) => {
    expect(hearName(said, { alone: true })).toBeNull();
  });
});

describe('hearName, within a longer sentence', () => {
  it.each([
    ["I'm Ann, ann@example.com", 'Ann'],
    ['hi this is Ann from Big Sky Bikes', 'Ann'],
    ['hello good afternoon this is jonalyn villanueva from a clinic', 'Jonalyn Villanueva'],
    ['Hello, myself Rohit Agarwal from Jaipur', 'Rohit Agarwal'],
    ['my name is Bob and my email is b o b at example dot com', 'Bob'],
  ])('hears "%s" as %s', (said, name) => {
    expect(hearName(said, { alone: false })?.value).toBe(name);
  });

  it.each([
    "now i'm seventy eight so you'll have to go slow",
    "I'm losing calls",
    "I'm a dentist",
    'this is great',
    "it's expensive",
    'I am interested',
    'our calls go unanswered',
    'I do it all myself and it is too much',
  ])('hears no name in "%s"', (said) => {
    expect(hearName(said, { alone: false })).toBeNull();
  });
});
