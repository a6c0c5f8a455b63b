const words = (text: string): readonly string[] => text.split(/\s+/);

/** Common names; others are spelled from the words of the dictionary, which has names, too. */
export const firstNames = words(
  `james mary robert patricia john jennifer michael linda david elizabeth william barbara richard susan joseph jessica
  thomas karen charles sarah daniel lisa matthew nancy anthony betty mark sandra paul ashley steven emily andrew donna
  joshua michelle kevin carol brian amanda george melissa peter deborah henry stephanie oliver rebecca jack sharon harry
  laura alex cynthia ben amy tom anna sam emma max kate leo rosa ivan nina omar priya`,
);
export const lastNames = words(
  `smith johnson williams brown jones garcia miller davis rodriguez martinez hernandez lopez gonzalez wilson anderson
  thomas taylor moore jackson martin lee perez thompson white harris sanchez clark ramirez lewis robinson walker young
  allen king wright scott torres nguyen hill flores green adams nelson baker hall rivera campbell mitchell carter roberts
  patel murphy kelly bennett cook bell ward cox gray reed`,
);
