import type { ReactNode } from 'react';
import { AgenciesDesk } from './desks/agencies.tsx';
import { CoachesDesk } from './desks/coaches.tsx';
import { ConsultantsDesk } from './desks/consultants.tsx';
import { EcommerceDesk } from './desks/e-commerce-stores.tsx';
import { HealthcareDesk } from './desks/healthcare-providers.tsx';
import { LocalShopsDesk } from './desks/local-shops.tsx';
import { RealEstateDesk } from './desks/real-estate-agents.tsx';

/**
 * A room of each kind of business, drawn on 480 by 300. What is on the wall hangs; all else stands on the lower edge,
 * which is the brass line under the hero. Shapes have the outline of the `svg`, lines alone are brass.
 */
const desks: Record<string, ReactNode> = {
  coaches: <CoachesDesk />,
  agencies: <AgenciesDesk />,
  'local-shops': <LocalShopsDesk />,
  'e-commerce-stores': <EcommerceDesk />,
  'healthcare-providers': <HealthcareDesk />,
  'real-estate-agents': <RealEstateDesk />,
  consultants: <ConsultantsDesk />,
};

const whole = '0 0 480 300';

/** What stands in the room, without what hangs above it. A front of a house is shown whole. */
const closeUps: Record<string, string> = {
  coaches: '20 136 440 164',
  agencies: '306 104 160 196',
  'e-commerce-stores': '286 122 174 178',
  'healthcare-providers': '212 138 256 162',
  consultants: '200 176 260 124',
};

const line = {
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeWidth: '2.7',
} as const;

/** What a visitor to such a business meets, in the light of the wall's lamp; its outline is 3 px wide at 34rem. */
export function DeskDrawing({ id }: { id: string }) {
  return (
    <svg
      {...line}
      aria-hidden="true"
      viewBox={whole}
      className="mx-auto w-full max-w-96 stroke-desk-deep lg:max-w-[34rem] print:hidden"
    >
      <g id="desk">{desks[id]}</g>
    </svg>
  );
}

/** The desk of the same page's hero from nearer, at the end of the page and on a wide one only. */
export function DeskCloseUp({ id }: { id: string }) {
  const view = closeUps[id] ?? whole;
  const [x, y, width, height] = view.split(' ');
  return (
    <svg
      {...line}
      aria-hidden="true"
      viewBox={view}
      preserveAspectRatio="xMaxYMax"
      className="h-72 w-full stroke-desk-deep max-lg:hidden print:hidden"
    >
      {/* Cuts off what is beside the view where the drawing has more room than that. */}
      <svg aria-hidden="true" x={x} y={y} width={width} height={height} viewBox={view}>
        <use href="#desk" />
      </svg>
    </svg>
  );
}
