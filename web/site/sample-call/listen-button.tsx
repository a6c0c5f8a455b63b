import { Button } from '#/web/ui/button.tsx';

/** Hidden until `listen.ts` finds two voices. Its words follow `data-speaking` of the call's sheet. */
export function ListenButton({ listen, stop }: { listen: string; stop: string }) {
  return (
    <Button data-listen="" hidden variant="brass" className="ml-auto print:hidden">
      <span className="group-data-speaking:hidden">{listen}</span>
      <span className="not-group-data-speaking:hidden">{stop}</span>
    </Button>
  );
}
