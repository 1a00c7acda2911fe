declare module 'vader-sentiment' {
  const vader: {
    SentimentIntensityAnalyzer: { polarity_scores(text: string): { compound: number } };
  };
  export default vader;
}

declare module 'wink-sentiment' {
  export default function wink(text: string): { score: number; normalizedScore: number };
}
