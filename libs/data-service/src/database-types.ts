// Written by `npm run types:database` from the migrations; a test of tools/pgtap holds it to them.

/** `required` is what an insert must name. */
export interface Tables {
  achievements: {
    row: {
      id: string;
      title: unknown;
      description: unknown;
      icon: string;
      position: number;
    };
    required: 'id' | 'title' | 'description' | 'icon' | 'position';
  };
  achievements_earned: {
    row: {
      user_id: string;
      achievement_id: string;
      earned_at: string;
      local_date: string;
      created_at: string;
    };
    required: 'achievement_id' | 'earned_at' | 'local_date';
  };
  activities: {
    row: {
      id: string;
      user_id: string;
      exercise: string;
      minutes: number;
      completed: boolean;
      rating_before: number | null;
      rating_after: number | null;
      occurred_at: string;
      time_zone: string;
      local_date: string;
      created_at: string;
    };
    required: 'id' | 'exercise' | 'minutes' | 'occurred_at' | 'time_zone' | 'local_date';
  };
  chat_messages: {
    row: {
      id: string;
      user_id: string;
      type: string;
      message: string;
      sent_at: string;
      created_at: string;
      reply_to: string | null;
      care: unknown;
    };
    required: 'id' | 'type' | 'message';
  };
  check_ins: {
    row: {
      id: string;
      user_id: string;
      mood: number;
      energy: number;
      stress: number;
      motivation: number | null;
      notes: string | null;
      words: string[];
      occurred_at: string;
      time_zone: string;
      local_date: string;
      created_at: string;
      tags: string[];
    };
    required: 'id' | 'mood' | 'energy' | 'stress' | 'occurred_at' | 'time_zone' | 'local_date';
  };
  consents: {
    row: {
      id: string;
      user_id: string;
      purpose: string;
      text_version: string;
      language: string;
      granted_at: string;
      withdrawn_at: string | null;
      created_at: string;
      provider: string | null;
    };
    required: 'id' | 'purpose' | 'text_version' | 'language';
  };
  daily_quotes: {
    row: {
      id: string;
      quote: unknown;
      author: unknown;
      category: string;
      mood: string;
      source: string;
    };
    required: 'id' | 'quote' | 'author' | 'category' | 'mood' | 'source';
  };
  emotion_readings: {
    row: {
      id: string;
      user_id: string;
      source: string;
      happiness: number | null;
      sadness: number | null;
      neutral: number | null;
      stress: number | null;
      energy: number | null;
      confidence: number;
      engine: string;
      engine_version: string;
      answer: string | null;
      correction: unknown;
      occurred_at: string;
      time_zone: string;
      local_date: string;
      created_at: string;
    };
    required:
      | 'id'
      | 'source'
      | 'confidence'
      | 'engine'
      | 'engine_version'
      | 'occurred_at'
      | 'time_zone'
      | 'local_date';
  };
  goal_progress: {
    row: {
      goal_id: string;
      version: number;
      user_id: string;
      progress: number;
      recorded_at: string;
    };
    required: 'goal_id' | 'version' | 'user_id' | 'progress' | 'recorded_at';
  };
  goals: {
    row: {
      id: string;
      user_id: string;
      title: string;
      description: string;
      category: string;
      deadline: string;
      progress: number;
      started_on: string;
      created_at: string;
      version: number;
      updated_at: string;
    };
    required: 'id' | 'title' | 'description' | 'category' | 'deadline' | 'started_on';
  };
  notifications: {
    row: {
      id: string;
      user_id: string;
      type: string;
      title: string;
      message: string;
      time: string;
      icon: string;
      color: string;
      bg_color: string;
      unread: boolean;
      kind: string | null;
      local_date: string | null;
      created_at: string;
      titles: unknown;
      messages: unknown;
    };
    required: 'type' | 'title' | 'message' | 'icon' | 'color' | 'bg_color';
  };
  profiles: {
    row: {
      id: string;
      email: string;
      name: string;
      avatar_url: string | null;
      phone: string | null;
      location: string | null;
      bio: string | null;
      created_at: string;
      updated_at: string;
    };
    required: 'id' | 'email' | 'name';
  };
  recommendations_shown: {
    row: {
      id: string;
      user_id: string;
      recommendation: string;
      icon: string;
      shown_at: string;
      local_date: string;
      outcome: string | null;
      outcome_at: string | null;
      created_at: string;
    };
    required: 'id' | 'recommendation' | 'icon' | 'shown_at' | 'local_date';
  };
  user_settings: {
    row: {
      user_id: string;
      theme: string;
      language: string;
      time_zone: string | null;
      volume: number;
      notifications: unknown;
      ai: unknown;
      privacy: unknown;
      security: unknown;
      version: number;
      updated_at: string;
      country: string | null;
    };
    required: never;
  };
}

/** The results of the functions; any of it may be null. */
export interface Functions {
  day_figures: {
    row: {
      local_date: string;
      count: number;
      mood: number;
      energy: number;
      stress: number;
      motivation: number;
      motivation_count: number;
      high: number;
      low: number;
      worded: number;
      anxious: number;
    };
  };
  hour_figures: {
    row: {
      hour: number;
      count: number;
      mood: number;
      energy: number;
      stress: number;
    };
  };
  my_achievements: {
    row: {
      id: string;
      title: unknown;
      description: unknown;
      icon: string;
      earned_at: string;
      local_date: string;
      done: number;
      target: number;
    };
  };
  my_files: {
    row: {
      bucket: string;
      path: string;
    };
  };
  my_sessions: {
    row: {
      id: string;
      started_at: string;
      used_at: string;
      user_agent: string;
      is_this: boolean;
    };
  };
}
