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

/** What a visitor to such a business meets, in the light of the wall's lamp; its outline is 3 px wide at 34rem. */
export function DeskDrawing({ id }: { id: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 480 300"
      className="mx-auto w-full max-w-96 stroke-desk-deep lg:max-w-[34rem] print:hidden"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2.7"
    >
      {desks[id]}
    </svg>
  );
}
