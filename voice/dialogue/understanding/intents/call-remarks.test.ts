import { expect, it } from 'vitest';
import { isAboutCall, wondersWhy } from './call-remarks.ts';

it.each([
  'how many more questions is this',
  'how many more of these questions jesus',
  'i am half minded to hang up but no go on ask me',
  'are we nearly done',
  "listen i got two minutes i'm on a job in queens",
  "right i've shut the window go on",
  'sorry the dog again carry on',
  'hang on there is somebody at the door',
  'let me put my wife on',
  'my wife on she does all the office stuff',
  'is this for me or do you want my husband back for that',
  'do you mean me personally or the shop?',
  'are you there still you went very quiet',
  'did I lose you',
  'sorry the keyboard is sticking',
  'sorry about my english',
  'can you hear me love',
  'sorry customer at counter, 1 min. ok back',
  'do you mean with the phones or with the business',
  'it has gone very quiet',
])('takes "%s" for a remark on the call', (said) => {
  expect(isAboutCall(said)).toBe(true);
});

it.each([
  'people hang on for ten minutes',
  'hang on, we lose calls at night',
  'we have to be quick on the phone',
  'my wife does the office and she cannot keep up',
  "i am in the car with learners all day so can't answer",
  'they go on and on about the price',
  'is my bike ready x 30 a day',
  'my english is bad so customers hang up on me',
  'customers ask are you there still and nobody is',
  'the line is always busy',
  'phone ringing all day',
  'it is quiet in winter and mad in summer',
  'you want the truth we lose half of our calls',
  'door goes and the phone rings at once',
  "I'm about to give up answering the phone myself",
  'I am ready to give up on our receptionist',
  "I'm tempted to hang up on customers",
])('takes "%s" for the trouble of a business', (said) => {
  expect(isAboutCall(said)).toBe(false);
});

it('knows who wonders what they are asked for', () => {
  expect(wondersWhy('sorry for what do you ask all this')).toBe(true);
  expect(wondersWhy('how long is this')).toBe(false);
});
