import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Seconds of the keystroke-level model (Card, Moran and Newell, 1980): think, point and press; and type a character.
 */
const PRESS_S = 1.35 + 1.1 + 0.2;
const CHARACTER_S = 0.28;

interface JourneyRow {
  journey: string;
  presses: number;
  characters: number;
  /** Seconds until the result appeared, without the time for presses. */
  'waiting, s': number;
  /** Estimated seconds that a practiced person needs. */
  'with a person, s': number;
}

/** Counts a person's presses and typed characters from an open tab of the console to the result. */
export class Journey {
  private static readonly rows: JourneyRow[] = [];
  private presses = 0;
  private characters = 0;
  private readonly startedAt = performance.now();

  constructor(
    private readonly page: Page,
    private readonly name: string,
  ) {}

  press(target: Locator): Promise<void> {
    this.presses += 1;
    return target.click();
  }

  key(name: string): Promise<void> {
    this.presses += 1;
    return this.page.keyboard.press(name);
  }

  async choose(field: Locator, option: string): Promise<void> {
    this.presses += 1;
    await field.selectOption(option);
  }

  /** Replaces the text of a field. A field that already has the focus is not pressed. */
  async fill(field: Locator, text: string): Promise<void> {
    const isFocused = await field.evaluate((element) => element === document.activeElement);
    this.presses += isFocused ? 0 : 1;
    this.characters += text.length;
    await field.fill(text);
  }

  async chooseFile(field: Locator, lines: readonly string[]): Promise<void> {
    // One press for the field and one for the file.
    this.presses += 2;
    await expect(field).toBeEnabled();
    await field.setInputFiles({ name: 'facts.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });
  }

  end(): void {
    const waiting = (performance.now() - this.startedAt) / 1000;
    const person = this.presses * PRESS_S + this.characters * CHARACTER_S + waiting;
    Journey.rows.push({
      journey: this.name,
      presses: this.presses,
      characters: this.characters,
      'waiting, s': Number(waiting.toFixed(1)),
      'with a person, s': Math.round(person),
    });
  }

  static print(): void {
    console.table(Journey.rows);
  }
}
