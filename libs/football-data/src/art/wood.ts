/** Colors of the turned figures: boxwood, the same for everybody. */
export const wood = '#F4C752';
export const woodShade = '#DDA32F';
export const woodLight = '#FBE29A';
export const steel = '#AEB9B6';
export const steelLight = '#F3F7F5';
