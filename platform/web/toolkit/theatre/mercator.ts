/** The engraver's projection. */

/** How far north of the line a latitude lies, in radii of the globe. */
export const northing = (lat: number): number => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
