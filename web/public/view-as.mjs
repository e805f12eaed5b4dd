// The site changes its address without a new document, so the form learns late where to return.
const form = document.querySelector('.view-as')
form.addEventListener('submit', () => {
  form.elements.redirect.value = location.pathname + location.search
})
