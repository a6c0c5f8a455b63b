import { plainWords } from '../../knowledge/plain-words.ts';

const somebody =
  '(?:her|him|them|(?:my|the|our|your) (?:(?:office|practice|shop|general|sales) )?(?:wife|husband|partner|missus|mum|mom|mother|dad|father|son|daughter|brother|sister|nephew|niece|boss|owner|manager|director|colleague|assistant|receptionist|secretary|accountant|bookkeeper|doctor|dentist|vet|head|chef|girl|lad|guy))';
const intends =
  '(?:let me|let us|(?:i|we) (?:will|am going to|are going to|am|would better|shall|can|should|better)|going to) (?:just |better |go |quickly |try and )?';
const handover = new RegExp(
  `\\b${intends}(?:put|putting|stick) ${somebody} (?:back )?on\\b(?! (?:hold|my|our|a|an|the (?!phone|line))\\b)|\\b${intends}(?:pass|passing|hand|handing|give|giving|transfer|switch) (?:you|ye|the phone|the line) (?:over |on |across |back )?to ${somebody}\\b|\\b${intends}(?:get|getting|fetch|fetching|grab|grabbing|bring|find) ${somebody}(?: for you| to the phone| on the (?:phone|line)| over here| here| to (?:talk|speak) to you)?$|\\bhere (?:she|he) (?:is|comes)$`,
);

/** Whether the caller gives the phone to somebody else: 'hang on, I'll put my wife on'. */
export function handsOver(text: string): boolean {
  return handover.test(plainWords(text).join(' '));
}
