// For the pages the server draws by itself. Loaded in their head, before anything is painted; they work without it.
try {
  const scheme = localStorage.getItem('scheme')
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.theme = scheme
} catch {
  // Without storage the system decides.
}

document.addEventListener('DOMContentLoaded', () => {
  for (const field of document.querySelectorAll('input[type=password]')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'reveal'
    button.textContent = 'Show'
    button.setAttribute('aria-pressed', 'false')
    button.addEventListener('click', () => {
      const isShown = field.type === 'text'
      field.type = isShown ? 'password' : 'text'
      button.textContent = isShown ? 'Show' : 'Hide'
      button.setAttribute('aria-pressed', String(!isShown))
    })
    // A password manager saves what is sent, so it leaves as a password again.
    field.form?.addEventListener('submit', () => (field.type = 'password'))
    field.after(button)
  }
})
