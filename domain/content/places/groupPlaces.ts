import type { PlacedPost, PlacedState } from '#contracts/content/places.ts'
import { stateName } from '#contracts/content/states.ts'
import { mayWatch } from '../posts/mayWatch.ts'
import { cellFor } from './cellFor.ts'
import type { MappedPost } from './findPlaces.ts'

type Viewer = Parameters<typeof cellFor>[2]

/** The map as this viewer may see it, states by name. */
export function groupPlaces(posts: MappedPost[], viewer: Viewer, now: Date): PlacedState[] {
  const states = new Map<string, PlacedState>()
  for (const post of posts) {
    const state = states.get(post.state) ?? {
      state: post.state,
      name: stateName(post.state),
      count: 0,
      cells: [],
      posts: [],
    }
    states.set(post.state, state)
    state.count += 1
    postsAround(state, post, viewer).push({ id: post.id, title: post.title, locked: !mayWatch(post, viewer, now) })
  }
  const byName = [...states.values()].sort((one, other) => one.name.localeCompare(other.name, 'en-US'))
  return byName.map(({ cells, ...state }) => ({ ...state, cells: cells.sort((one, other) => other.south - one.south) }))
}

/** The list the post belongs to: its cell’s, or its state’s. */
function postsAround(state: PlacedState, post: MappedPost, viewer: Viewer): PlacedPost[] {
  const cell = cellFor(post, post, viewer)
  if (!cell) return state.posts
  const known = state.cells.find(({ id }) => id === cell.id)
  if (known) return known.posts
  const added = { ...cell, posts: [] }
  state.cells.push(added)
  return added.posts
}
