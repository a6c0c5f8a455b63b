export const requestFields = ['full_name', 'email', 'website', 'phone', 'bottleneck', 'contact_method'] as const;
export type RequestField = (typeof requestFields)[number];
export type RequestDraft = Partial<Record<RequestField, string>>;
