import type { TextField } from 'payload'

export const captionField: TextField = { name: 'caption', type: 'text', maxLength: 300 }
