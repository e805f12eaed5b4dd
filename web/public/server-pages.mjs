// For server-rendered pages outside the application, which also work without it. Runs before the first paint.
try {
  const scheme = localStorage.getItem('scheme')
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.theme = scheme
} catch {
  // Without storage the system's scheme applies.
}

// In the language of the page.
const { show, hide } = document.currentScript.dataset

document.addEventListener('DOMContentLoaded', () => {
  for (const field of document.querySelectorAll('input[type=password]')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'reveal'
    button.textContent = show
    button.setAttribute('aria-pressed', 'false')
    button.addEventListener('click', () => {
      const isShown = field.type === 'text'
      field.type = isShown ? 'password' : 'text'
      button.textContent = isShown ? show : hide
      button.setAttribute('aria-pressed', String(!isShown))
    })
    // Password managers save a submitted password only from a password field.
    field.form?.addEventListener('submit', () => (field.type = 'password'))
    field.after(button)
  }
})
