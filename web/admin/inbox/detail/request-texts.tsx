import { requestForm } from '#/content/request-form.ts';
import type { Field } from '#/forms/field.ts';
import { staffLabel } from '#/forms/shown-field.ts';
import type { SubmissionField } from '#/inbox/request/submission-input.ts';
import type { SubmissionRow } from '../../api/staff-api.ts';

const texts: readonly Field<SubmissionField>[] = requestForm.filter(({ rows }: Field) => rows);

/** The visitor's long texts; several of them each get a label. */
export function RequestTexts({ row }: { row: SubmissionRow }) {
  return (
    <div className="grid max-w-[68ch] gap-4 self-start">
      {texts.map((field) => (
        <div key={field.name}>
          {texts.length > 1 && <h3 className="mb-1 text-sm">{staffLabel(field)}</h3>}
          <p dir="auto" className="text-lg whitespace-pre-wrap wrap-anywhere">
            {row[field.name]}
          </p>
        </div>
      ))}
    </div>
  );
}
