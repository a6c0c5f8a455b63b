/**
 * The names of form fields that people do not see: a program that fills in what it finds reveals itself. No browser and no
 * password manager fills them in, because neither is among the names that they know (addresses, names, companies, cards).
 */
export const trapNames = ['topic', 'remark_line'] as const;
