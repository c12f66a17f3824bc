// Runs inline at the end of every document, long before the scripts of the page on a slow connection.
import { showOwnDay } from './hub/early-day.ts';

showOwnDay();
