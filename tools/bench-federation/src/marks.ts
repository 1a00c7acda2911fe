import { chromium } from '@playwright/test';
import { serveFederation } from './serve/ab-serve.ts';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const s = await serveFederation([]);
for (let i=0;i<4;i++){ const c = await browser.newContext({serviceWorkers:'block'}); const page = await c.newPage(); const d=await c.newCDPSession(page); await d.send('Emulation.setCPUThrottlingRate',{rate:4}); await page.goto(s.url,{waitUntil:'networkidle'});
const r=await page.evaluate(()=>performance.getEntriesByType('mark').map(e=>[e.name,Math.round(e.startTime)]));let p=0;console.log(r.map(([n,t]:any)=>{const o=`${n}+${t-p}`;p=t;return o}).join(' '));await c.close();}
await browser.close();await s.close();
