import * as z from 'zod/mini';

/** Who is signed in, as `/api/auth/get-session` answers: the parts that the app uses. */
export const staffSession = z.object({
  user: z.object({ id: z.string(), email: z.string(), name: z.string(), role: z.string() }),
  permissions: z.array(z.string()),
  must_enrol: z.boolean(),
});

export type StaffSession = z.infer<typeof staffSession>;
