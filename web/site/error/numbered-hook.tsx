import { EmptyHook } from '#/web/ui/empty-hook.tsx';

/** The cabinet of an error page: the hook of the error's number is empty, its neighbours have their keys. */
export function NumberedHook({ missing }: { missing: number }) {
  return (
    <EmptyHook isHung className="w-full max-md:mx-auto max-md:max-w-64 print:hidden">
      <g textAnchor="middle" className="fill-on-brass font-display font-semibold">
        <text x="63" y="141" fontSize="17">
          {missing - 1}
        </text>
        <text x="237" y="141" fontSize="17">
          {missing + 1}
        </text>
        <text x="150" y="146" fontSize="34" className="fill-brass-bright">
          {missing}
        </text>
      </g>
    </EmptyHook>
  );
}
