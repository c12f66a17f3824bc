import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';

const heading = () => screen.getByRole('heading', { level: 1 });
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

test("navigation focuses the heading of every page except the first, and sets the document's title", () => {
  renderApp();
  expect([document.activeElement, document.title]).toEqual([document.body, 'Soccer Legends']);
  follow('Settings');
  expect([document.activeElement, document.title]).toEqual([heading(), 'Settings | Soccer Legends']);
  follow('Feedback');
  expect([document.activeElement, document.title]).toEqual([heading(), 'Feedback | Soccer Legends']);
  follow('Games');
  expect([document.activeElement, document.title]).toEqual([heading(), 'Soccer Legends']);
});
