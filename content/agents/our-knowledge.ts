import type { KnowledgeEntry } from '#/voice/dialogue/agent-definition.ts';
import { bookingsAndOrders } from './our-knowledge/bookings-and-orders.ts';
import { itsVoice } from './our-knowledge/its-voice.ts';
import { theCalls } from './our-knowledge/the-calls.ts';
import { theDemo } from './our-knowledge/the-demo.ts';
import { theService } from './our-knowledge/the-service.ts';
import { theSetUp } from './our-knowledge/the-set-up.ts';
import { theSite } from './our-knowledge/the-site.ts';
import { workingTogether } from './our-knowledge/working-together.ts';
import { yourData } from './our-knowledge/your-data.ts';

/** What the site says, in entries that each answer one question when spoken. */
export const ourKnowledge: readonly KnowledgeEntry[] = [
  ...theService,
  ...theCalls,
  ...bookingsAndOrders,
  ...itsVoice,
  ...theSetUp,
  ...workingTogether,
  ...yourData,
  ...theDemo,
  ...theSite,
];
