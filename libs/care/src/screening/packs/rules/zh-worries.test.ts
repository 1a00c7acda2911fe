import { expect, it } from 'vitest';
import { RULES } from './zh.ts';
import { readRules } from './rule-set.ts';

const chinese = readRules('zh', RULES);

it.each([
  '我最好的朋友说她想自杀',
  '妹妹偷偷割手腕，我很担心',
  '我爸一喝酒就打我',
  '继父晚上摸我的身体',
  '男朋友又动手打了我',
  '被老公家暴了三年',
  '吃完就去厕所催吐',
  '为了瘦已经三天没吃东西了',
  '我男朋友说他想跳楼',
  '女儿在手臂上划伤自己',
  '我妈拿衣架打我',
  '前夫威胁要杀我',
  '老师摸了我的大腿',
  '我被男友打了',
  '每顿饭后都要催吐',
  '我闺蜜一直不吃东西，说要瘦',
])('%s: a worry', (text) => {
  expect(chinese(text)).toMatch(/^(worry|concern)$/u);
});

it.each(['我刚吞了四十片药', '我不会自杀，但是真希望明天别醒来', '我把一整板药都吞了'])(
  '%s: danger',
  (text) => {
    expect(chinese(text)).toBe('crisis');
  },
);

it.each([
  '我妈看到成绩单会杀了我',
  '我吃了两片感冒药',
  '一整盒巧克力都吃光了',
  '弟弟打我电话没接到',
  '怀孕以后吃什么吐什么',
  '明天抽血，今晚不吃东西',
  '没有，我从来没有想过自残，谢谢',
  '电影里老公打老婆',
  '哥哥打游戏又赢了我',
  '爸爸打了我的电话',
  '老板打我的脸，方案还是用了他的',
  '哥哥不想活得那么累，换了工作',
  '晚上吃坏肚子吐了',
])('%s: no danger', (text) => {
  expect(String(chinese(text))).not.toMatch(/crisis|concern|worry/u);
});
