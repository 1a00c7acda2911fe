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
      version: number;
      operation_id: string | null;
    };
    required: 'id' | 'exercise' | 'minutes' | 'occurred_at' | 'time_zone' | 'local_date';
  };
  ai_ledger: {
    row: {
      id: string;
      user_id: string;
      provider: string;
      model: string;
      items: string[];
      taken_out: number;
      held_back: number;
      sent_at: string;
      created_at: string;
    };
    required: 'provider' | 'model' | 'items';
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
      offer: string | null;
    };
    required: 'id' | 'type' | 'message';
  };
  check_in_versions: {
    row: {
      check_in_id: string;
      version: number;
      user_id: string;
      mood: number;
      energy: number;
      stress: number;
      motivation: number | null;
      touched: string[];
      notes: string | null;
      words: string[];
      tags: string[];
      replaced_at: string;
    };
    required:
      | 'check_in_id'
      | 'version'
      | 'user_id'
      | 'mood'
      | 'energy'
      | 'stress'
      | 'touched'
      | 'words'
      | 'tags';
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
      touched: string[];
      version: number;
      updated_at: string;
      operation_id: string | null;
      edited_at: string | null;
      search: string | null;
      import_id: string | null;
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
      check_in_id: string | null;
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
  habit_marks: {
    row: {
      id: string;
      user_id: string;
      habit_id: string;
      local_date: string;
      done: boolean;
      saved_at: string;
      created_at: string;
    };
    required: 'id' | 'habit_id' | 'local_date' | 'done' | 'saved_at';
  };
  habits: {
    row: {
      id: string;
      user_id: string;
      title: string;
      description: string;
      category: string;
      per_week: number;
      exercise: string | null;
      started_on: string;
      created_at: string;
      version: number;
      updated_at: string;
    };
    required: 'id' | 'title' | 'category' | 'per_week' | 'started_on';
  };
  imports: {
    row: {
      id: string;
      user_id: string;
      kind: string;
      entries: number;
      created_at: string;
      undone_at: string | null;
    };
    required: 'id' | 'kind';
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
  push_subscriptions: {
    row: {
      id: string;
      user_id: string;
      session_id: string;
      endpoint: string;
      p256dh: string;
      auth: string;
      browser: string;
      system: string;
      created_at: string;
      used_at: string | null;
    };
    required: 'session_id' | 'endpoint' | 'p256dh' | 'auth' | 'browser' | 'system';
  };
  quotes: {
    row: {
      language: string;
      id: string;
      quote: string;
      author: string;
      category: string;
      mood: string;
      source: string;
    };
    required: 'language' | 'id' | 'quote' | 'author' | 'category' | 'mood' | 'source';
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
      check_in_id: string | null;
    };
    required: 'id' | 'recommendation' | 'icon' | 'shown_at' | 'local_date';
  };
  safety_plans: {
    row: {
      id: string;
      user_id: string;
      warning_signs: string[];
      own_ways: string[];
      distractions: string[];
      people: string[];
      professionals: string[];
      safer_place: string[];
      saved_at: string;
      created_at: string;
    };
    required: 'id' | 'saved_at';
  };
  tags: {
    row: {
      id: string;
      user_id: string;
      name: string;
      kind: string | null;
      archived_at: string | null;
      created_at: string;
      import_id: string | null;
    };
    required: 'id' | 'name';
  };
  thought_records: {
    row: {
      id: string;
      user_id: string;
      record_id: string;
      step: number;
      situation: string;
      feelings: string[];
      before: number[];
      thought: string;
      belief: number | null;
      speaks_for: string;
      speaks_against: string;
      fuller_thought: string;
      after: number[];
      removed: boolean;
      started_at: string;
      saved_at: string;
      created_at: string;
    };
    required: 'id' | 'record_id' | 'started_at' | 'saved_at';
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
      schedule: unknown;
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
      mood_count: number;
      energy: number;
      energy_count: number;
      stress: number;
      stress_count: number;
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
      mood_count: number;
      energy: number;
      energy_count: number;
      stress: number;
      stress_count: number;
    };
  };
  import_known: {
    row: {
      id: string;
    };
  };
  import_undo: {
    row: {
      removed: number;
      kept: number;
    };
  };
  journal_days: {
    row: {
      day: string;
      entries: number;
      mood: number;
      words: string[];
    };
  };
  journal_facets: {
    row: {
      kind: string;
      name: string;
      uses: number;
    };
  };
  journal_neighbours: {
    row: {
      is_later: boolean;
      id: string;
      local_date: string;
      occurred_at: string;
    };
  };
  journal_page: {
    row: {
      id: string;
      mood: number;
      energy: number;
      stress: number;
      motivation: number;
      notes: string;
      is_cut: boolean;
      words: string[];
      tags: string[];
      touched: string[];
      occurred_at: string;
      time_zone: string;
      local_date: string;
      version: number;
      edited_at: string;
      total: number;
    };
  };
  make_trust_invite: {
    row: {
      id: string;
      token: string;
      expires_at: string;
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
  my_kind_words: {
    row: {
      id: string;
      name: string;
      kind: string;
      sent_at: string;
      seen: boolean;
    };
  };
  my_public_profile: {
    row: {
      name: string;
      avatar_url: string;
      bio: string;
      achievements: unknown;
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
  my_trust_invites: {
    row: {
      id: string;
      expires_at: string;
    };
  };
  my_trusted_people: {
    row: {
      id: string;
      side: string;
      name: string;
      avatar_url: string;
      since: string;
      paused: boolean;
      active_today: boolean;
      word: string;
      word_seen: boolean;
    };
  };
  operator_health: {
    row: {
      app: string;
      version: string;
      at: string;
      mounts: number;
      failures: number;
    };
  };
  operator_vitals: {
    row: {
      shell: string;
      name: string;
      loads: number;
      three_quarters: number;
    };
  };
  public_profile: {
    row: {
      name: string;
      avatar_url: string;
      bio: string;
      achievements: unknown;
    };
  };
  trust_invite_from: {
    row: {
      name: string;
      avatar_url: string;
      expires_at: string;
    };
  };
  trust_preview: {
    row: {
      state: string;
      name: string;
      avatar_url: string;
      week_ends: string;
      week: string;
      mood: string;
      days: number;
      achievements: unknown;
    };
  };
  weather: {
    row: {
      day: string;
      level: number;
      answers: number;
    };
  };
}
