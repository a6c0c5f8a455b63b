import { brand } from '#/content/brand.ts';
import { logo } from './logo-file.ts';
import { pictureSize } from './share-links.ts';
import { tokenColour } from './token-colour.ts';

/** The link preview of a page, with its title above a drawing of the counter. Rendered by satori. */
export function ShareCard({ heading, text }: { heading: string; text: string }) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        ...pictureSize,
        background: tokenColour('desk'),
        color: tokenColour('desk-ink'),
        fontFamily: 'Figtree',
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column', padding: '64px 72px 0' }}>
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            gap: 12,
            marginLeft: -10,
            fontFamily: 'Besley',
            fontSize: 38,
          }}
        >
          <img alt="" src={logo} width={64} height={64} />
          {brand.name}
        </div>
        <div
          style={{
            marginTop: 40,
            maxWidth: 920,
            fontFamily: 'Besley',
            fontSize: heading.length > 30 ? 72 : 88,
            lineHeight: 1.08,
            letterSpacing: '-0.015em',
          }}
        >
          {heading}
        </div>
      </div>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          height: 168,
          padding: '0 72px',
          borderTop: `10px solid ${tokenColour('brass')}`,
          background: tokenColour('wood'),
          color: tokenColour('wood-soft'),
          fontSize: 30,
          lineHeight: 1.35,
        }}
      >
        <div style={{ display: 'flex', maxWidth: 1000 }}>{text}</div>
      </div>
      <img alt="" src={bell()} width={248} height={210} style={{ position: 'absolute', right: 72, bottom: 174 }} />
    </div>
  );
}

function bell(): string {
  const [brass, bright, pale, wood] = ['brass', 'brass-bright', 'brass-pale', 'wood-deep'].map((name) =>
    tokenColour(name),
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="288 268 248 210">
    <path d="M403 290h18v36h-18z" fill="${brass}"/>
    <rect x="382" y="272" width="60" height="24" rx="12" fill="${pale}"/>
    <path d="M310 446c0-68 45-124 102-124s102 56 102 124z" fill="${bright}"/>
    <path d="M335 424c4-38 21-66 49-78" fill="none" stroke="${pale}" stroke-width="10" stroke-linecap="round"/>
    <path d="M296 446h230v16a10 10 0 0 1-10 10H306a10 10 0 0 1-10-10z" fill="${wood}"/>
    <path d="M294 442h234v7H294z" fill="${brass}"/>
  </svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
}
