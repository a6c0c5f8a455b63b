import * as z from 'zod';

const domain = z.string().regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/);

/** Domains with separate mailboxes: the same name at two of them belongs to different people. */
const alone = `
  outlook.com hotmail.com hotmail.co.uk hotmail.fr live.com live.co.uk msn.com
  yahoo.com yahoo.co.uk yahoo.co.in yahoo.co.jp yahoo.com.br yahoo.de yahoo.fr ymail.com
  aol.com att.net bellsouth.net charter.net comcast.net cox.net sbcglobal.net verizon.net
  fastmail.com mail.com tutanota.com zoho.com rogers.com shaw.ca bigpond.com xtra.co.nz
  btinternet.com sky.com virginmedia.com talktalk.net ntlworld.com blueyonder.co.uk
  gmx.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de posteo.de
  orange.fr wanadoo.fr free.fr laposte.net sfr.fr libero.it virgilio.it alice.it
  bluewin.ch telenet.be ziggo.nl kpnmail.nl wp.pl o2.pl seznam.cz mail.ru abv.bg
  qq.com 163.com 126.com naver.com daum.net rediffmail.com uol.com.br terra.com.br
`;

/** Public mail services, from which many visitors may write in a day. Domains in one list share their mailboxes. */
export const mailProviders = z.array(z.array(domain).min(1)).parse([
  ['gmail.com', 'googlemail.com'],
  ['icloud.com', 'me.com', 'mac.com'],
  ['proton.me', 'protonmail.com', 'pm.me'],
  ['yandex.com', 'yandex.ru', 'ya.ru'],
  ...alone
    .trim()
    .split(/\s+/)
    .map((name) => [name]),
]);
