import type { Page } from '@playwright/test'

export async function samplePosts(page: Page): Promise<string[]> {
  const posts = (await (await page.request.get('/api/posts')).json()) as { id: number; type: string; locked: boolean }[]
  const chosen = [
    posts.find(({ locked, type }) => !locked && type === 'video'),
    posts.find(({ locked, type }) => !locked && type === 'gallery'),
    posts.find(({ locked }) => locked),
  ]
  return [...new Set(chosen.flatMap((post) => (post ? [`/content/${post.id}`] : [])))]
}
