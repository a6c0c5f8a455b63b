/** The field for a label of what is selected, which a key leads to. */
export const labelFieldId = 'label-selected';
