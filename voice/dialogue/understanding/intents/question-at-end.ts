/** 'This costs how much per month', 'you charge what': what is asked for stands behind the verb. */
const behindVerb =
  /^(?:(?:and|but|so|then|well|ok|okay|sorry|wait|now|oh) )*(?:(?:this|it|that|you|ye|you guys|(?:the|your|this) (?:\w+ )?(?:price|cost|fee|service|thing|trial|agent|assistant|product|set up|setup|subscription|contract)|all (?:this|of it)) )(?:(?:will|would|does|do|can|is|are|be|it|for me|me|us|a month|per month|then|all|cost|costs|costing|charge|charges|charging|take|takes|taking|run|runs|last|lasts|start|starts|come to|comes to|ready|open|speak|speaks|going to|set (?:me|us) back|goes for|sell for) )+(?:how (?:much|many|long|soon|often|far|quick|fast)|what|when|where)(?: (?:per|a|an|each|every|for|in|to|the|monthly|yearly|month|year|week|day|days|hour|hours|time|money|languages|total|then|please|exactly|roughly|about|euros?|dollars?|pounds?|small|shop|office|business|company|me|us|like|mine|ours|approximately|minute|call))*$/;

/** Whether plain words ask with the question word behind the verb. */
export function asksAtEnd(plain: string): boolean {
  return plain.length <= longest && behindVerb.test(plain);
}

const longest = 100;
