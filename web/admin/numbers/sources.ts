/** What requests come by; the colours are told apart by the legend, and the numbers by the table. */
export const sources = [
  { source: 'form', label: 'Form', fill: 'fill-brass' },
  { source: 'call', label: 'Call', fill: 'fill-ink' },
  { source: 'chat', label: 'Chat', fill: 'fill-edge' },
] as const;
